/** Paths that answer data; every other one is a page. */
const DA_API =
  /^\/(v1|metrics|openapi\.json|docs|files|arquivos|simuladores|plataforma|hotsite|cliente\/grupos[a-z-]*)(\/|\?|$)/

/** Calls live under /v1 (and the few unversioned paths of the specification). @param url path and query */
export const ehDaApi = (url: string): boolean => DA_API.test(url)
