// The error object of the specification: message, statusCode, error. Ours adds the refusal's data, errors per field
// and the request id that finds the line in the log.
// No schema here: this file is in the visitors' bundle (the schema stands in error-schema.ts).
import { SEM_REDE } from './error-object.ts'

export const TEMPO_LIMITE_MS = 40_000

export const MENSAGENS = {
  bloqueado429: 'Bloqueado - Aguarde algumas horas para enviar novamente',
  tokenInvalido: 'Token inválido',
  recursoDesligado: 'Este recurso está desligado nesta casa.',
  semSessao: 'Efetuar login para acessar esta página',
  sessaoTerminou: 'A sua sessão terminou. Entre para continuar de onde parou.',
  semSessaoCliente: 'Necessário fazer login para acessar esta página',
  semPapel: (papeis: readonly string[]) =>
    `Você não tem a permissão necessária para acessar esta página, papéis: ${papeis.join(', ')}`,
  emManutencao: 'O site está em manutenção. Voltamos em instantes.',
  emNomeDeOutro: 'Você está na conta de outra pessoa, e isto não foi liberado.',
  acessoBloqueado: 'O seu acesso foi bloqueado por esta casa. Fale com o atendimento.',
  semRede: SEM_REDE,
  tempoEsgotado: 'O servidor demorou demais para responder. Tente novamente.',
  indisponivel: 'O serviço está se recuperando. Nada foi perdido: tente novamente em instantes.',
  falhaInterna: 'Algo falhou do nosso lado. Nada foi perdido: tente novamente.',
  naoEncontrado: 'Não encontrado',
  camposInvalidos: 'Confira os campos destacados.',
  mudouEntretanto: 'Este registro foi alterado por outra pessoa enquanto você editava. Confira o que mudou.',
  corpoGrande: 'Os dados enviados passam do tamanho permitido.',
} as const

/** What the sign-in page may be asked to say. The address carries the code, never the words: it is not trusted. */
export const AVISOS_DA_ENTRADA = {
  'sem-sessao': MENSAGENS.semSessao,
  'sem-sessao-cliente': MENSAGENS.semSessaoCliente,
  'sessao-terminou': MENSAGENS.sessaoTerminou,
} as const
export type AvisoDaEntrada = keyof typeof AVISOS_DA_ENTRADA

/** The words of a code; null for everything that is none of ours. */
export function avisoDaEntrada(codigo: string | null): string | null {
  return codigo !== null && Object.hasOwn(AVISOS_DA_ENTRADA, codigo)
    ? AVISOS_DA_ENTRADA[codigo as AvisoDaEntrada]
    : null
}
