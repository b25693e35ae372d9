package org.zermelo.web.api;

import java.util.List;

/**
 * One address of the API.
 *
 * @param name the last part of its path
 * @param parameters the names it reads, from the query of a GET or the object of a POST
 * @param call what it does
 */
public record Endpoint(String name, List<String> parameters, Call call) {

    /** Where all endpoints live. */
    public static final String ROOT = "/api/v1/";

    public Endpoint {
        parameters = List.copyOf(parameters);
    }

    /** The whole path. */
    public String path() {
        return ROOT + name;
    }
}
