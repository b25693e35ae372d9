package org.zermelo.web;

import java.util.function.Consumer;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.call.Params;
import org.zermelo.web.call.Reply;
import org.zermelo.web.work.Job;
import org.zermelo.web.work.JobScheduler;
import org.zermelo.web.work.Kind;

/** Turns requests into jobs. Nothing is read or planned here: the few threads of the scheduler do that. */
record Intake(JobScheduler workshop, ReplyCache kept) {

    Job<Reply> submit(String client, Endpoint endpoint, Params params, Consumer<Object> news) {
        return workshop.submit(
                client,
                kind(endpoint.name(), params),
                endpoint.call().weight(params),
                watch -> endpoint.call().weigh(params, watch),
                kept.task(endpoint, params, news));
    }

    /** What a request looks like before anything is read for it. */
    static Kind kind(String endpoint, Params params) {
        return new Kind(endpoint + " " + params.look(), params.size());
    }
}
