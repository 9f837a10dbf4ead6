// A visit as the wire carries it, with the answers "may I do this now?".
import type { VisitaMarcada, VisitaNoPatio } from '@martelo/contracts/visitacoes/visitacao.schemas.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { type EventoDeVisita, podeTransitarVisita } from '@martelo/domain/visitacoes/states.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeVisita } from './visitacoes.sql.ts'

export const julgarVisita = (
  v: LinhaDeVisita,
  evento: EventoDeVisita,
  atores: readonly Ator[],
  agora: number,
) =>
  podeTransitarVisita(
    { de: v.situacao, evento, atores },
    { agora, inicio: v.inicio.getTime(), fim: v.fim.getTime(), remarcacoes: v.remarcacoes },
  )

const dizer = (r: ReturnType<typeof julgarVisita>) => ({
  pode: r.pode,
  motivo: r.pode ? null : r.motivo,
})

/** `url`: the lot's page, where it still has one. */
export function apresentarVisita(v: LinhaDeVisita, url: string | null, agora: number): VisitaMarcada {
  const pode = (evento: EventoDeVisita) => dizer(julgarVisita(v, evento, ['Cliente'], agora))
  return {
    chave: v.chave,
    lelUid: v.lelUid,
    lote: `${v.numero} – ${v.lote}`,
    url,
    nome: v.nome,
    email: v.email,
    inicio: iso(v.inicio),
    fim: iso(v.fim),
    situacao: v.situacao,
    patio: v.patio,
    endereco: v.endereco,
    comoVisitar: v.comoVisitar,
    versao: v.versao,
    podeRemarcar: pode('remarcar'),
    podeCancelar: pode('cancelar'),
  }
}

export function visitaNoPatio(v: LinhaDeVisita, atores: readonly Ator[], agora: number): VisitaNoPatio {
  const pode = (evento: EventoDeVisita) => dizer(julgarVisita(v, evento, atores, agora))
  return {
    uid: v.uid,
    inicio: iso(v.inicio),
    fim: iso(v.fim),
    situacao: v.situacao,
    nome: v.nome,
    telefone: v.telefone,
    lote: v.numero,
    veiculo: v.lote,
    placa: v.placa,
    vaga: v.onde,
    versao: v.versao,
    podeChegar: pode('chegar'),
    podeFaltar: pode('faltar'),
    podeCancelar: pode('cancelar'),
  }
}
