/**
 * The confirmation situation of a client, as `confirmacoes/consultar-situacao` answers it: documents, telephone and
 * e-mail, and whether that is enough to bid. A hotsite says which confirmations it demands ("required
 * confirmations").
 */
import { normalizarEmail } from '../comum/identificadores/email.ts'
import { normalizarTelefone } from '../comum/identificadores/telefone.ts'
import type { SituacaoDeDocumento } from './states.ts'

export const CONFIRMACOES = ['documentos', 'email', 'telefone'] as const
export type Confirmacao = (typeof CONFIRMACOES)[number]

export interface ClienteParaConfirmar {
  readonly situacao: string
  readonly documentoSituacao: SituacaoDeDocumento
  readonly email: string
  readonly telefone: string
  /** The value to which the code was sent, null while nothing is confirmed. */
  readonly emailConfirmado: string | null
  readonly telefoneConfirmado: string | null
  readonly qtdQuadroSocietario: number
}

export interface SituacaoDeConfirmacoes {
  readonly documentosOk: boolean
  readonly telefoneOk: boolean
  readonly emailOk: boolean
  readonly email: string
  readonly telefone: string
  readonly situacao: string
  readonly documentoSituacao: SituacaoDeDocumento
  readonly qtdQuadroSocietario: number
}

/** Compares the confirmed value, not only its date: a changed e-mail must not keep the confirmation of the old one. */
export function consultarConfirmacoes(cliente: ClienteParaConfirmar): SituacaoDeConfirmacoes {
  const { emailConfirmado, telefoneConfirmado } = cliente
  return {
    documentosOk: cliente.documentoSituacao === 'Aprovado',
    emailOk: emailConfirmado !== null && normalizarEmail(emailConfirmado) === normalizarEmail(cliente.email),
    telefoneOk:
      telefoneConfirmado !== null &&
      normalizarTelefone(telefoneConfirmado) === normalizarTelefone(cliente.telefone),
    email: cliente.email,
    telefone: cliente.telefone,
    situacao: cliente.situacao,
    documentoSituacao: cliente.documentoSituacao,
    qtdQuadroSocietario: cliente.qtdQuadroSocietario,
  }
}

/** The step that each missing confirmation asks for, with the words of its button. */
const PASSO: Record<Confirmacao, { ok: 'documentosOk' | 'emailOk' | 'telefoneOk'; rotulo: string }> = {
  email: { ok: 'emailOk', rotulo: 'Confirmar e-mail' },
  telefone: { ok: 'telefoneOk', rotulo: 'Confirmar telefone' },
  documentos: { ok: 'documentosOk', rotulo: 'Enviar documentos' },
}

export interface PassoPendente {
  readonly confirmacao: Confirmacao
  readonly rotulo: string
  /** False when only the staff can go on (documents in validation). */
  readonly dependeDoCliente: boolean
}

/** What is missing of what the hotsite demands, quickest step first. */
export function confirmacoesPendentes(
  situacao: SituacaoDeConfirmacoes,
  exigidas: readonly Confirmacao[],
): PassoPendente[] {
  const ordem: readonly Confirmacao[] = ['email', 'telefone', 'documentos']
  return ordem
    .filter((c) => exigidas.includes(c) && !situacao[PASSO[c].ok])
    .map((confirmacao) => {
      const emAnalise = confirmacao === 'documentos' && situacao.documentoSituacao === 'Aguardando Validação'
      const rotulo = emAnalise ? 'Documentos em análise' : PASSO[confirmacao].rotulo
      return { confirmacao, rotulo, dependeDoCliente: !emAnalise }
    })
}

/** Codes sent by e-mail or SMS: six digits, valid for half an hour. */
export const CODIGO_DE_CONFIRMACAO = { digitos: 6, validadeMs: 30 * 60 * 1000 } as const

/** What people type or paste: blanks and hyphens fall away; null when it is no code. */
export function lerCodigo(texto: string): string | null {
  const codigo = texto.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(codigo) ? codigo : null
}
