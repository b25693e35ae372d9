<#-- One line for each jar: its name, its licences, where it comes from. Ours are left out, and those that dist leaves out. -->
<#assign unused = "org\\.zermelo:.*|org\\.eclipse\\.jetty\\.(ee10\\.)?websocket:.*|jakarta\\.(?!servlet:).*|org\\.jetbrains:annotations"
    + "|org\\.eclipse\\.jetty.*:jetty-(ee10-|ee-)?(annotations|jndi|plus|webapp|xml)|org\\.ow2\\.asm:asm-.*">
Zermelo's own licence is in the file LICENSE. These jars of others come with it. The text of the Apache License, Version 2.0, is
that of LICENSE; other texts, and the notices of those who ask for them, stand here under the jar's name.

<#list dependencyMap as entry>
<#assign project = entry.getKey()/>
<#if !"${project.groupId}:${project.artifactId}"?matches(unused)>
${project.artifactId}-${project.version}.jar | ${entry.getValue()?join(" or ")} | ${(project.url)!"-"}
</#if>
</#list>
