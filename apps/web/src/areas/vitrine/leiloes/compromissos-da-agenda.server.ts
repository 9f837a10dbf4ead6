// An auction as entries of a calendar: itself, and each day on which its goods can be seen.
import type { Compromisso } from '@martelo/domain/calendario/icalendar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { diasDaVisitacao, dizerVisitacaoDoLeilao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { inicial, quantos } from '../../../core/palavras-do-site.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import type { LeilaoDoSite } from './filtros-da-agenda.server.ts'

/** An auction whose lots say nothing of their time still takes a morning's slot. */
const MINIMO_MINUTOS = 60

/** `site`: the address of the site, without a path. */
export function compromissosDoLeilao(l: LeilaoDoSite, tipo: TipoHotsite, site: URL): Compromisso[] {
  const p = palavras(tipo)
  const url = `${site.origin}${IR.agenda}/${l.uid}`
  const cancelado = l.situacao === 'CANCELADO'
  const venda: Compromisso = {
    uid: `${l.uid}@${site.hostname}`,
    inicio: Date.parse(l.data),
    duracaoMinutos: Math.max(MINIMO_MINUTOS, (l.quantidadeLotes * l.segundoEntreLotes) / 60),
    titulo: l.nomeSemData,
    descricao: `${quantos(l.quantidadeLotes, p.lote)}. ${inicial(p.leiloeiro.um)}: ${l.leiloeiro}. ${url}`,
    local: `${l.local}, ${l.cidade}/${l.uf}`,
    url,
    cancelado,
  }
  if (l.visitacaoInicio === null || l.visitacaoFim === null) return [venda]
  const quando = { inicio: Date.parse(l.visitacaoInicio), fim: Date.parse(l.visitacaoFim) }
  const dias = diasDaVisitacao(quando).map((d, i) => ({
    uid: `visitacao-${i}-${l.uid}@${site.hostname}`,
    inicio: d.inicio,
    duracaoMinutos: (d.fim - d.inicio) / 60_000,
    titulo: `Visitação: ${l.nomeSemData}`,
    descricao: `Visitação de ${dizerVisitacaoDoLeilao(quando)}. Onde cada ${p.lote.um} está: ${url}`,
    // The goods stand in their yards, not where the hammer falls.
    local: '',
    url,
    cancelado,
  }))
  return [venda, ...dias]
}
