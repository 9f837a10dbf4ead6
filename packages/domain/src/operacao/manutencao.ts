/** A house that closes for a while, or is not open yet: who still comes in, and what the others are told. */

export interface ManutencaoDaCasa {
  readonly manutencaoFechaAt: Date | null
  readonly manutencaoReabreAt: Date | null
  readonly manutencaoMensagem: string
  /** set up by its staff, not published yet */
  readonly emPreparacao: boolean
}

/** Where staff sign in, and what signing in needs. */
const PORTAS_DA_EQUIPE = /^\/(?:login-sistema|acesso-unico|admin-auth|redefinir-senha|sair)(?:\/|$)/
/** The page of a new password stands in the frame of the site, which reads who the house is and what it wrote there. */
const CHAMADAS_DA_EQUIPE = /^(?:[A-Z]+ \/v1\/usuario\/|GET \/v1\/hotsite\/(?:public|conteudo-pagina)$)/

/** Closed to visitors; staff works. */
export const fechadaAVisitantes = (h: ManutencaoDaCasa, agora: number): boolean =>
  h.emPreparacao || (h.manutencaoFechaAt !== null && h.manutencaoFechaAt.getTime() <= agora)

const EM_PREPARACAO = 'Este site está sendo preparado e abre em breve.'
/** What visitors of a closed house read; `padrao` where the house says nothing itself. */
export const mensagemDeFechada = (h: ManutencaoDaCasa, padrao: string): string =>
  h.emPreparacao ? EM_PREPARACAO : h.manutencaoMensagem || padrao

export const portaDaEquipe = (caminho: string): boolean => PORTAS_DA_EQUIPE.test(caminho)
export const chamadaDaEquipe = (chave: string): boolean => CHAMADAS_DA_EQUIPE.test(chave)

const PADRAO_S = 600
/** For Retry-After: until the house means to open again, at least a minute; ten minutes when it did not say. */
export function esperarSegundos(h: ManutencaoDaCasa, agora: number): number {
  if (h.manutencaoReabreAt === null) return PADRAO_S
  return Math.max(60, Math.ceil((h.manutencaoReabreAt.getTime() - agora) / 1000))
}

export const ANTECEDENCIA_MAXIMA_DIAS = 60
