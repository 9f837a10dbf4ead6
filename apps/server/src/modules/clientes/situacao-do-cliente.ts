// What a client has confirmed and what this hotsite still asks of him.
import type { SituacaoDoCliente } from '@martelo/contracts/clientes/consultar-situacao.contract.ts'
import {
  type Confirmacao,
  confirmacoesPendentes,
  consultarConfirmacoes,
} from '@martelo/domain/clientes/confirmacoes.ts'
import type { SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import type { z } from 'zod'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import type { LinhaCliente } from './clientes.sql.ts'

/** The confirmations that a hotsite demands before bids; documents unless anyone may be enabled at once. */
export function confirmacoesExigidas(h: Hotsite): Confirmacao[] {
  return [
    ...(h.confirmacaoEmailExigida ? (['email'] as const) : []),
    ...(h.confirmacaoTelefoneExigida ? (['telefone'] as const) : []),
    ...(h.tipoHabilitacaoLeilao === 'AUTOMATICA' ? [] : (['documentos'] as const)),
  ]
}

export function situacaoDoCliente(c: LinhaCliente, h: Hotsite): z.infer<typeof SituacaoDoCliente> {
  const s = consultarConfirmacoes({
    situacao: c.situacao,
    documentoSituacao: c.documentoSituacao as SituacaoDeDocumento,
    email: c.email,
    telefone: c.telefone1 ?? '',
    // A change of address or number clears the date, so a date means that the present value was confirmed.
    emailConfirmado: c.emailConfirmadoAt && c.email,
    telefoneConfirmado: c.telefoneConfirmadoAt && c.telefone1,
    qtdQuadroSocietario: c.qtdQuadroSocietario,
  })
  return {
    ...s,
    natureza: naturezaDoCliente(c),
    pendencias: confirmacoesPendentes(s, confirmacoesExigidas(h)),
  }
}
