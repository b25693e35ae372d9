package org.zermelo.browser;

import java.util.Map;

/** A question to an endpoint. */
record Question(String endpoint, Map<String, String> values) {}
