/** Of the sources of this folder: another text is another service worker, and its own cache. */
declare const VERSAO_DO_SERVICO: string
