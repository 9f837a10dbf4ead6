/** A house that closes for a while: who still comes in, and what the others are told. */

export interface ManutencaoDaCasa {
  readonly manutencaoFechaAt: Date | null
  readonly manutencaoReabreAt: Date | null
  readonly manutencaoMensagem: string
}

/** Where staff sign in, and what signing in needs. */
const PORTAS_DA_EQUIPE = /^\/(?:login-sistema|acesso-unico|admin-auth|redefinir-senha|sair)(?:\/|$)/
const CHAMADAS_DA_EQUIPE = /^[A-Z]+ \/v1\/usuario\//

export const emManutencao = (h: ManutencaoDaCasa, agora: number): boolean =>
  h.manutencaoFechaAt !== null && h.manutencaoFechaAt.getTime() <= agora

export const portaDaEquipe = (caminho: string): boolean => PORTAS_DA_EQUIPE.test(caminho)
export const chamadaDaEquipe = (chave: string): boolean => CHAMADAS_DA_EQUIPE.test(chave)

const PADRAO_S = 600
/** For Retry-After: until the house means to open again, at least a minute; ten minutes when it did not say. */
export function esperarSegundos(h: ManutencaoDaCasa, agora: number): number {
  if (h.manutencaoReabreAt === null) return PADRAO_S
  return Math.max(60, Math.ceil((h.manutencaoReabreAt.getTime() - agora) / 1000))
}

export const ANTECEDENCIA_MAXIMA_DIAS = 60
