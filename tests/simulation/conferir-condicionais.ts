// What must hold of lots that the hammer left open: a conditional is decided once, by an answer in time, and the buyer
// pays what was agreed. Told in other words than the product's table of transitions; only the worlds over the real SQL
// have conditionals, so its planted faults are histories (conferir-condicionais.test.ts).
import type { CondicionalDaHistoria, DitoDaCondicional, Historia } from './historia.ts'

/** Events of a lot after which no answer is asked any more. */
const DECIDEM: readonly string[] = [
  'liberarCondicional',
  'recusarCondicional',
  'clienteAceitaNovoValor',
  'clienteRecusaNovoValor',
  'clienteRetiraLance',
]
const DECIDE: ReadonlySet<DitoDaCondicional['resposta']> = new Set([
  'Liberada',
  'Recusada',
  'aceitar',
  'recusar',
])

/** The answer that stands, said again because its reply was lost or the button was pressed twice: no second one. */
const deNovo = (d: DitoDaCondicional, ditos: readonly DitoDaCondicional[]): boolean =>
  ditos
    .slice(0, ditos.indexOf(d))
    .some(
      (a) =>
        a.aceito !== false &&
        !a.tarde &&
        a.quem === d.quem &&
        a.resposta === d.resposta &&
        a.valor === d.valor,
    )

export function condicionaisRespondidas({ condicionais = [], ditos = [] }: Historia): string[] {
  return condicionais.flatMap((c) => {
    const dele = ditos.filter((d) => d.lelUid === c.lelUid)
    return [...umaDecisao(c, dele), ...nadaDepoisDoPrazo(dele), ...precoDaResposta(c, dele)].map(
      (e) => `lote ${c.lelUid}: ${e}`,
    )
  })
}

function umaDecisao(c: CondicionalDaHistoria, ditos: readonly DitoDaCondicional[]): string[] {
  const fins = c.atos.filter((a) => DECIDEM.includes(a))
  const aceitas = ditos.filter(
    (d) => d.aceito === true && d.depoisDoMartelo && DECIDE.has(d.resposta) && !deNovo(d, ditos),
  )
  return [
    ...(fins.length > 1 ? [`decidida ${fins.length} vezes: ${fins.join(', ')}`] : []),
    ...(aceitas.length > 1 ? [`${aceitas.length} respostas finais aceitas`] : []),
    ...(fins.length === 0 && aceitas.length > 0 ? ['uma resposta final aceita não foi registrada'] : []),
  ]
}

const nadaDepoisDoPrazo = (ditos: readonly DitoDaCondicional[]): string[] =>
  ditos
    .filter((d) => d.tarde && d.aceito === true && !deNovo(d, ditos))
    .map((d) => `a resposta "${d.resposta}" foi aceita depois do prazo`)

/** The bid, or the new value that the client accepted, or his own offer that the consignor accepted. */
function precoDaResposta(c: CondicionalDaHistoria, ditos: readonly DitoDaCondicional[]): string[] {
  const fim = c.atos.findLast((a) => DECIDEM.includes(a))
  const devidos = precosDevidos(c, ditos, fim)
  if (devidos.length === 0)
    return c.preco === null ? [] : [`vendido por ${c.preco} sem acordo (${fim ?? c.etapa})`]
  return c.preco !== null && devidos.includes(c.preco)
    ? []
    : [`vendido por ${c.preco}, o acordo dá ${[...new Set(devidos)].join(' ou ')}`]
}

function precosDevidos(
  { atos, lance }: CondicionalDaHistoria,
  ditos: readonly DitoDaCondicional[],
  fim: string | undefined,
): number[] {
  // Of several values that were said one stood on the screen; which, those who answered say.
  const ditosPor = (resposta: DitoDaCondicional['resposta']): number[] =>
    ditos.flatMap((d) => (d.resposta === resposta && d.valor !== null ? [d.valor] : []))
  if (fim === 'clienteAceitaNovoValor') return ditosPor('aceitar')
  if (fim !== 'liberarCondicional') return []
  const ultima = atos.findLast((a) => a === 'clienteReplica' || a === 'novoValor')
  return ultima === 'clienteReplica' ? ditosPor('contraproposta') : [lance]
}
