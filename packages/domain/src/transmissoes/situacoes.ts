/** Words of the broadcast: kinds of sources, and the states of sources, channels and destinations with their labels. */

export const TIPOS_DE_TRANSMISSAO = ['CAMERA', 'MESA', 'VIDEO', 'RTMP'] as const
export type TipoDeTransmissao = (typeof TIPOS_DE_TRANSMISSAO)[number]

export const SITUACOES_DA_TRANSMISSAO = ['CRIADA', 'NO_AR', 'SEM_SINAL', 'ENCERRADA'] as const
export type SituacaoDaTransmissao = (typeof SITUACOES_DA_TRANSMISSAO)[number]

export const SITUACOES_DO_CANAL = ['PARADO', 'NO_AR', 'SEM_SINAL', 'INTERVALO'] as const
export type SituacaoDoCanal = (typeof SITUACOES_DO_CANAL)[number]

export const SITUACOES_DO_DESTINO = [
  'PARADO',
  'CONECTANDO',
  'NO_AR',
  'RECONECTANDO',
  'RECUSADO',
  'ENCERRADO',
] as const
export type SituacaoDoDestino = (typeof SITUACOES_DO_DESTINO)[number]

export const MOTIVOS_DO_FIM = ['OPERADOR', 'SUBSTITUIDA', 'CONEXAO_PERDIDA', 'LEILAO_ENCERRADO'] as const
export type MotivoDoFim = (typeof MOTIVOS_DO_FIM)[number]

export const REDES_DE_DESTINO = ['YOUTUBE', 'INSTAGRAM', 'OUTRA'] as const
export type RedeDeDestino = (typeof REDES_DE_DESTINO)[number]

/** It is being sent to, or will be again by itself. */
export const DESTINOS_LIGADOS = [
  'CONECTANDO',
  'NO_AR',
  'RECONECTANDO',
] as const satisfies readonly SituacaoDoDestino[]
export const destinoLigado = (s: SituacaoDoDestino): boolean => DESTINOS_LIGADOS.some((l) => l === s)

export const ROTULO_DO_CANAL: Readonly<Record<SituacaoDoCanal, string>> = {
  PARADO: 'Parado',
  NO_AR: 'No ar',
  SEM_SINAL: 'Sem sinal',
  INTERVALO: 'Intervalo',
}
/** A source that an outside encoder sends, as its operator sees it. */
export const ROTULO_DA_ENTRADA: Readonly<Record<SituacaoDaTransmissao, string>> = {
  CRIADA: 'Aguardando sinal',
  NO_AR: 'Recebendo',
  SEM_SINAL: 'Caiu',
  ENCERRADA: 'Encerrada',
}
export const ROTULO_DO_DESTINO: Readonly<Record<SituacaoDoDestino, string>> = {
  PARADO: 'Parado',
  CONECTANDO: 'Conectando',
  NO_AR: 'No ar',
  RECONECTANDO: 'Reconectando',
  RECUSADO: 'Recusado',
  ENCERRADO: 'Encerrado',
}
export const ROTULO_DA_REDE: Readonly<Record<RedeDeDestino, string>> = {
  YOUTUBE: 'YouTube',
  INSTAGRAM: 'Instagram',
  OUTRA: 'Outra',
}
