// A message for readers. People of the house are named by what they are in this conversation, clients by a masked
// nickname and a pseudonym that only they recognise.
import { createHash } from 'node:crypto'
import type { Mensagem } from '@martelo/contracts/conversas/conversas.events.ts'
import { ehCliente, ehInterno, permite } from '@martelo/contracts/core/permissions.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { Sessao } from '../../core/http/contexto.ts'
import type { LinhaDeMensagem } from './conversas.sql.ts'

export function seloNaConversa(salaUid: string, usuUid: string): string {
  return createHash('sha256').update(`conversa:${salaUid}:${usuUid}`).digest('base64url').slice(0, 12)
}

export function apresentarMensagem(m: LinhaDeMensagem, daCasa: boolean): Mensagem {
  const removida = m.removidaAt !== null
  return {
    uid: m.uid,
    chatUid: m.chatUid,
    lelUid: m.lelUid,
    autor: m.autor,
    daCasa: m.daCasa,
    selo: seloNaConversa(m.lelUid ?? m.leiUid, m.usuUid),
    texto: removida ? '' : m.texto,
    createdAt: m.createdAt.toISOString(),
    removida,
    ...(daCasa ? { cliUid: m.cliUid } : {}),
  }
}

/** How an author is named to everyone. */
export function nomeDoAutor(
  sessao: Sessao,
  apelido: string | null,
  tipoHotsite: string,
): { readonly autor: string; readonly daCasa: boolean } {
  const p = palavras(tipoHotsite === 'loja' ? 'loja' : 'leilao')
  if (sessao.cliId !== null && ehCliente(sessao))
    return { autor: mascararCampo('apelido', apelido ?? 'cliente'), daCasa: false }
  if (sessao.papeis.includes('Leiloeiro')) return { autor: maiuscula(p.leiloeiro.um), daCasa: true }
  if (sessao.papeis.includes('Comitente')) return { autor: maiuscula(p.comitente.um), daCasa: true }
  return { autor: 'Equipe', daCasa: ehInterno(sessao) }
}

/** Why this person may not write here; null when he may. */
export function impedimentoParaEscrever(
  sessao: Sessao | null,
  fatos: {
    readonly silenciado: boolean
    readonly respondePeloLote: boolean
    readonly doLote: boolean
    readonly encerrada: boolean
  },
  tipoHotsite: string,
): string | null {
  if (sessao === null) return 'Entre para escrever.'
  if (!permite('conversa:escrever', sessao)) return 'Você não tem permissão para escrever aqui.'
  if (fatos.silenciado) return 'A equipe desligou as suas mensagens nesta conversa.'
  if (fatos.encerrada) {
    const p = palavras(tipoHotsite === 'loja' ? 'loja' : 'leilao')
    return `A conversa terminou com ${com('o', p.leilao)}.`
  }
  const soComitente = sessao.papeis.includes('Comitente') && !ehInterno(sessao)
  if (soComitente && fatos.doLote && !fatos.respondePeloLote) return 'Este lote é de outro comitente.'
  return null
}
