// What must hold after every run, one function per promise of the live room. Each looks at the history alone and answers
// what it found; none trusts the code that wrote it: rules are told again here in other words, except for the replay
// through the judge, which is there to compare.
import { createHash } from 'node:crypto'
import { canonico } from '@martelo/domain/lances/canonico.ts'
import { conferirRegistros } from '@martelo/domain/lances/conferir-registros.ts'
import type { LanceRegistrado } from '@martelo/domain/lances/estado-do-lote.ts'
import { SITUACOES, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { FOLGA_APOS_QUEDA_MS, QUEDA_TOLERADA_MS } from '@martelo/domain/pregao/relogio.ts'
import {
  type Historia,
  type LinhaDaHistoria,
  type LoteDaHistoria,
  nomeDeQuemPede,
  nomeDoParticipante,
  type PedidoDaHistoria,
} from './historia.ts'
import { condicionaisRespondidas } from './conferir-condicionais.ts'
import { linearizavel } from './linearizar.ts'

type Conferir = (h: Historia) => string[]

const porLote =
  (fn: (l: LoteDaHistoria, h: Historia) => string[]): Conferir =>
  (h) =>
    h.lotes.flatMap((l) => fn(l, h).map((e) => `lote ${l.lelUid}: ${e}`))

/** Rows are numbered 1, 2, 3 … and the lot's own counter is the last of them. */
const sequenciaSemLacunas = porLote((l) => {
  const erros = l.linhas.flatMap((r, i) => (r.seq === i + 1 ? [] : [`linha ${r.seq} no lugar da ${i + 1}`]))
  if (l.final.seq !== l.linhas.length) erros.push(`o lote conta ${l.final.seq} linhas, há ${l.linhas.length}`)
  return erros
})

const correnteDeHashes = porLote((l) => {
  let anterior: Buffer = Buffer.alloc(32)
  return l.linhas.flatMap((r) => {
    const texto = r.registro === null ? r.texto : canonico(r.registro)
    const calculado = createHash('sha256').update(anterior).update(texto).digest()
    anterior = Buffer.from(r.hash, 'hex')
    return calculado.toString('hex') === r.hash ? [] : [`o hash da linha ${r.seq} não é o do seu texto`]
  })
})

interface Disputa {
  preco: number | null
  lider: string | null
  tetos: Map<string, number>
}
const disputaNova = (): Disputa => ({ preco: null, lider: null, tetos: new Map() })

/** Every accepted value was legal when it was accepted: the next one at least, a ceiling never beyond itself. */
const valoresLegais = porLote((l) => {
  const { minimo, incremento, escada } = l.inicial.regras
  const passo = (v: number): number =>
    escada?.find((f) => f.ate === null || v <= f.ate)?.incremento ?? incremento
  let d = disputaNova()
  let antes: number | null = null
  const erros: string[] = []
  for (const [i, { registro: r, seq }] of l.linhas.entries()) {
    if (r === null) {
      d = disputaNova()
      continue
    }
    if (r.evento === 'teto') d.tetos.set(nomeDoParticipante(r), r.valor ?? 0)
    if (r.evento !== 'lance') continue
    const aceito = (p: number | null): number => (p === null ? minimo : p + passo(p))
    // A ceiling bid to its end stands before the bid that beat it: that one met the price shown before both.
    const esgotado = l.linhas[i - 1]?.registro
    const base = esgotado?.evento === 'lance' && esgotado.motivo === 'automatico-esgota' ? antes : d.preco
    if (d.preco !== null && r.valor <= d.preco) erros.push(`linha ${seq}: ${r.valor} não passa de ${d.preco}`)
    if (r.tipo !== 'Automático' && r.valor < aceito(base))
      erros.push(`linha ${seq}: ${r.valor} abaixo do aceito ${aceito(base)}`)
    const teto = d.tetos.get(nomeDoParticipante(r)) ?? 0
    if (r.tipo === 'Automático' && r.valor > teto)
      erros.push(`linha ${seq}: ${r.valor} acima do teto ${teto}`)
    if (r.tipo === 'Automático' && r.valor < aceito(d.preco) && r.valor !== teto)
      erros.push(`linha ${seq}: passo menor que o incremento sem ser o fim do teto`)
    antes = d.preco
    d.preco = r.valor
    d.lider = nomeDoParticipante(r)
  }
  return erros
})

/** The whole log once more through the judge: he would have written the same rows, and ends where the lot does. */
const registroSeReproduz = porLote((l) => {
  let estado = { ...l.inicial, dataFim: null }
  let disputa: LanceRegistrado[] = []
  const erros: string[] = []
  const julgar = (): void => {
    const c = conferirRegistros(estado, disputa)
    disputa = []
    if (c.confere) estado = { ...c.lote, dataFim: null }
    else
      erros.push(
        `linha ${c.discordancia.seq}: gravado ${c.discordancia.gravado}, o juiz daria ${c.discordancia.esperado}`,
      )
  }
  for (const { registro, seq } of l.linhas) {
    if (registro !== null) {
      disputa.push(registro)
      continue
    }
    julgar()
    estado = { ...estado, seq, valor: null, lider: null, teto: null }
  }
  julgar()
  const lider = estado.lider === null ? null : nomeDoParticipante({ quem: estado.lider })
  if (erros.length === 0 && (estado.valor !== l.final.valor || lider !== l.final.lider))
    erros.push(`o registro dá ${estado.valor} de ${lider}, o lote diz ${l.final.valor} de ${l.final.lider}`)
  return erros
})

/** What one person committed, in the order of the commitments: each reaches higher than the one before. */
type Compromissos = readonly { readonly valor: number; readonly ordem: number }[]

/** Raising adds a commitment for the part above; lowering gives up the part above and keeps the place of the rest. */
function comprometer(antes: Compromissos, valor: number, ordem: number): Compromissos {
  const ficam = antes.filter((c) => c.valor <= valor)
  const cortado = antes.find((c) => c.valor > valor)
  if (ficam.at(-1)?.valor === valor || valor <= 0) return ficam
  return [...ficam, { valor, ordem: cortado?.ordem ?? ordem }]
}

/** The highest commitment wins, of equal ones the earlier. It knows nothing of steps: only who committed what, when. */
const prioridadePrecoTempo = porLote((l) => {
  let compromissos = new Map<string, Compromissos>()
  let preco = 0
  let lider: string | null = null
  for (const { registro: r, seq } of l.linhas) {
    if (r === null) {
      compromissos = new Map()
      preco = 0
      lider = null
      continue
    }
    const nome = nomeDoParticipante(r)
    const antes = compromissos.get(nome) ?? []
    if (r.evento === 'teto') {
      const novo = Math.max(r.valor ?? 0, lider === nome ? preco : 0)
      compromissos.set(nome, comprometer(antes, novo, seq))
    } else if (r.evento === 'lance') {
      if (r.tipo !== 'Automático') compromissos.set(nome, comprometer(antes, r.valor, seq))
      preco = r.valor
      lider = nome
    }
  }
  const [melhor] = [...compromissos]
    .flatMap(([nome, cs]) => cs.slice(-1).map((c) => ({ nome, ...c })))
    .toSorted((a, b) => b.valor - a.valor || a.ordem - b.ordem)
  const devido = melhor?.nome ?? null
  return devido === l.final.lider ? [] : [`lidera ${l.final.lider}, o maior compromisso é de ${devido}`]
})

const ninguemSeSuperou = porLote((l) => {
  let lider: string | null = null
  const erros: string[] = []
  for (const { registro: r, seq } of l.linhas) {
    if (r === null) lider = null
    if (r?.evento !== 'lance') continue
    const nome = nomeDoParticipante(r)
    const empurrado = r.motivo === 'automatico-empata' || r.motivo === 'automatico-esgota'
    if (nome === lider && !empurrado) erros.push(`linha ${seq}: ${nome} já liderava`)
    lider = nome
  }
  return erros
})

const ultimoFechamento = (l: LoteDaHistoria): number =>
  l.fechamentos.at(-1)?.instante ?? Number.POSITIVE_INFINITY

/** How well a process knows the database's clock, which its bids are dated by; a hammer is dated by the clock itself. */
const ERRO_DO_RELOGIO_MS = 100
/** … at its worst: what it measured first after an outage may be wrong by half of a slow answer. */
const MAIOR_ERRO_DO_RELOGIO_MS = 500

/** Nothing is accepted after the end, and nothing ends before its time. */
const nadaDepoisDoFim = porLote((l) => {
  const fechou = ultimoFechamento(l)
  const { dataFim, encerraPorTempo } = l.final
  const doRelogio = encerraPorTempo && dataFim !== null ? dataFim : Number.POSITIVE_INFINITY
  const limite = Math.min(fechou + (encerraPorTempo ? 0 : MAIOR_ERRO_DO_RELOGIO_MS), doRelogio)
  const erros = l.linhas.flatMap((r) =>
    r.registro !== null && r.instante > limite
      ? [`linha ${r.seq} é de ${r.instante - limite} ms depois do fim`]
      : [],
  )
  if (encerraPorTempo && dataFim !== null && fechou < dataFim)
    erros.push(`fechado ${dataFim - fechou} ms antes do fim`)
  return erros
})

/** What is over was ended exactly once; what should be over is. */
const umFechamentoPorLote = porLote((l, h) => {
  const erros: string[] = []
  const fins = l.fechamentos.length
  if (fins > 1 + l.reaberturas)
    erros.push(`fechado ${fins} vezes: ${l.fechamentos.map((f) => f.evento).join(', ')}`)
  const aberto = SITUACOES[l.final.situacao as SituacaoLote].recebe.length > 0
  if (!aberto && fins === 0 && l.final.situacao !== 'PENDENTE')
    erros.push(`${l.final.situacao} sem ter sido fechado`)
  if (l.final.vendas > 1) erros.push(`${l.final.vendas} vendas de um lote`)
  if (l.final.situacao === 'AG_PAGAMENTO' && l.final.vendas !== 1)
    erros.push(`vendido com ${l.final.vendas} vendas`)
  const { dataFim, encerraPorTempo } = l.final
  if (aberto && encerraPorTempo && dataFim !== null && dataFim < h.fim - 5_000)
    erros.push('acabou e ninguém o fechou')
  return erros
})

const porChave = (h: Historia): Map<string, PedidoDaHistoria> =>
  new Map(h.pedidos.map((p) => [`${p.lelUid} ${p.pedido.chave}`, p]))

/** Every acknowledged bid is in the log, as it was acknowledged, with its receipt. */
const reconhecidosNoRegistro: Conferir = (h) => {
  const linhas = new Map<string, LinhaDaHistoria>(
    h.lotes.flatMap((l) => l.linhas.map((x) => [`${l.lelUid} ${x.hash}`, x] as const)),
  )
  return h.pedidos.flatMap((p) =>
    p.respostas.flatMap((r) => {
      if (r.tipo !== 'aceito') return []
      const linha = linhas.get(`${p.lelUid} ${r.recibo}`)
      const igual =
        linha?.registro?.chave === p.pedido.chave &&
        linha.registro.valor === r.valor &&
        linha.instante === r.instante &&
        nomeDoParticipante(linha.registro) === nomeDeQuemPede(p.pedido)
      return igual
        ? []
        : [
            `${p.lelUid}: o lance de recibo ${r.recibo} (${p.pedido.chave}) foi reconhecido e não está no registro`,
          ]
    }),
  )
}

/** The same key, the same answer, and one row at most; no row without a request. */
const mesmaChaveMesmaResposta: Conferir = (h) => {
  const erros = h.pedidos.flatMap((p) => {
    const distintas = new Set(p.respostas.map((r) => r.inteira))
    return distintas.size > 1 ? [`${p.lelUid}: ${distintas.size} respostas para ${p.pedido.chave}`] : []
  })
  const pedidos = porChave(h)
  for (const l of h.lotes) {
    const vistas = new Set<string>()
    for (const { registro, seq } of l.linhas) {
      const chave = registro?.chave ?? null
      if (registro === null || chave === null) continue
      if (vistas.has(chave)) erros.push(`${l.lelUid}: duas linhas da chave ${chave}`)
      vistas.add(chave)
      const p = pedidos.get(`${l.lelUid} ${chave}`)
      if (p === undefined) erros.push(`${l.lelUid}: ninguém pediu a linha ${seq}`)
      else if (p.respostas.some((r) => r.tipo === 'recusado'))
        erros.push(`${l.lelUid}: a linha ${seq} foi respondida como recusa`)
    }
  }
  return erros
}

/** Everyone who watched sees, in the end, what the log says, and was told of every bid since he came. */
const espectadoresEmDia: Conferir = (h) =>
  h.espectadores.flatMap((e) =>
    h.lotes.flatMap((l) => {
      const visto = e.lotes[l.lelUid]
      if (visto === undefined) return []
      const erros: string[] = []
      if (visto.situacao !== l.final.situacao)
        erros.push(`vê ${visto.situacao}, o lote está ${l.final.situacao}`)
      const reinicio = l.linhas.findLast((r) => r.registro === null)?.seq ?? 0
      const precos = l.linhas.filter((r) => r.seq > reinicio && r.registro?.evento === 'lance')
      // The public numbers a dispute's bids by themselves.
      const numeroDe = new Map(precos.map((r, i) => [r.seq, i + 1]))
      const preco = precos.at(-1)?.registro?.valor ?? null
      if (visto.valor !== preco) erros.push(`vê ${visto.valor}, o registro dá ${preco}`)
      if (visto.quantidade !== precos.length)
        erros.push(`conta ${visto.quantidade} lances, há ${precos.length}`)
      const vistos = new Set(visto.lances)
      const faltam = precos.filter((r) => r.seq > visto.desde && !vistos.has(numeroDe.get(r.seq) ?? 0))
      if (faltam.length > 0) erros.push(`não soube dos lances ${faltam.map((r) => r.seq).join(', ')}`)
      return erros.map((x) => `${e.nome} no lote ${l.lelUid} ${x}`)
    }),
  )

const PELO_RELOGIO = /^encerrar/

/**
 * After more than five seconds in which no bid was possible: recorded once, time given back, nothing ended meanwhile.
 */
const quedaDevolvida: Conferir = (h) => {
  const erros: string[] = []
  for (const q of h.quedas)
    for (const { lelUid, de, para } of q.lotes) {
      const perdido = para - de - FOLGA_APOS_QUEDA_MS
      if (perdido <= 0 || perdido > q.fim - q.inicio) erros.push(`${lelUid}: devolvidos ${para - de} ms`)
    }
  for (const i of h.interrupcoes) {
    if (i.fim - i.inicio <= QUEDA_TOLERADA_MS + 2 * h.tolerancia + 1_000) continue
    const anotada = h.quedas.some((q) => q.inicio <= i.inicio + h.tolerancia && q.fim >= i.fim - h.tolerancia)
    if (!anotada) erros.push(`a interrupção de ${i.fim - i.inicio} ms não foi devolvida`)
    // Whatever was running, or ended meanwhile, now ends a minute after the return at the earliest.
    for (const l of h.lotes.filter((x) => x.final.encerraPorTempo))
      for (const f of l.fechamentos) {
        const correndo = (l.final.dataFim ?? 0) > i.inicio + h.tolerancia
        const parado = l.pausas.some(
          (p) => p.inicio <= i.fim + h.tolerancia && p.fim >= i.inicio - h.tolerancia,
        )
        const cedo =
          f.instante > i.inicio + h.tolerancia && f.instante < i.fim + FOLGA_APOS_QUEDA_MS - h.tolerancia
        if (correndo && cedo && !parado && PELO_RELOGIO.test(f.evento))
          erros.push(`lote ${l.lelUid} fechado no escuro, ${f.instante - i.fim} ms depois da volta`)
      }
  }
  return erros
}

/** What stands committed on a lot from an instant on: the leader's bid, or his ceiling when that is higher. */
interface Compromisso {
  readonly desde: number
  readonly quem: string | null
  readonly valor: number
}

/** The commitments of one lot in the order of its log; rows of one instant are one decision. */
function compromissosDe(l: LoteDaHistoria): Compromisso[] {
  const lista: Compromisso[] = []
  let d = disputaNova()
  for (const { registro: r, instante } of l.linhas) {
    if (r === null) d = disputaNova()
    else if (r.evento === 'teto') d.tetos.set(nomeDoParticipante(r), r.valor ?? 0)
    else if (r.evento === 'lance') {
      d.preco = r.valor
      d.lider = nomeDoParticipante(r)
    }
    if (lista.at(-1)?.desde === instante) lista.pop()
    const teto = d.lider === null ? 0 : (d.tetos.get(d.lider) ?? 0)
    lista.push({ desde: instante, quem: d.lider, valor: Math.max(d.preco ?? 0, teto) })
  }
  const vendido = l.final.situacao === 'AG_PAGAMENTO' || l.final.situacao === 'BUY_NOW'
  const fim = l.fechamentos.at(-1)?.instante
  // Once over, the price counts and no ceiling; what was not sold binds no one, or may not, since some unknown instant.
  if (fim !== undefined)
    lista.push({
      desde: fim,
      quem: vendido ? l.final.lider : null,
      valor: vendido ? (l.final.valor ?? 0) : 0,
    })
  return lista
}

/** The least that `quem` had committed at any moment of a span: two lots' instants come from two clocks. */
function menorCompromisso(lista: readonly Compromisso[], quem: string, de: number, ate: number): number {
  const primeiro = lista.findLastIndex((c) => c.desde <= de)
  if (primeiro < 0) return 0
  const nesse = lista.slice(primeiro).filter((c, i) => i === 0 || c.desde <= ate)
  return Math.min(...nesse.map((c) => (c.quem === quem ? c.valor : 0)))
}

/**
 * No client has ever committed more than his buying limit: what he leads and what his ceilings promise, on all lots.
 */
const limitesRespeitados: Conferir = (h) => {
  const { limites = {} } = h
  const listas = h.lotes.map((l) => ({ l, lista: compromissosDe(l) }))
  return listas.flatMap(({ l, lista }) =>
    lista.flatMap(({ desde, quem, valor }, i) => {
      const limite = quem === null ? undefined : limites[quem]
      const antes = lista[i - 1]
      if (quem === null || limite === undefined || (antes?.quem === quem && antes.valor >= valor)) return []
      const outros = listas.reduce((n, x) => {
        if (x.l === l) return n
        return (
          n + menorCompromisso(x.lista, quem, desde - 2 * ERRO_DO_RELOGIO_MS, desde + 2 * ERRO_DO_RELOGIO_MS)
        )
      }, 0)
      return valor + outros > limite
        ? [`lote ${l.lelUid}: ${quem} comprometeu ${valor} e já tinha ${outros}, com limite de ${limite}`]
        : []
    }),
  )
}

/** Requests and answers of each lot can be put in one order in which a single judge would have answered the same. */
const historiaLinearizavel = porLote((l, h) => linearizavel(l, h))

export const CONFERENCIAS = {
  sequenciaSemLacunas,
  correnteDeHashes,
  valoresLegais,
  registroSeReproduz,
  prioridadePrecoTempo,
  ninguemSeSuperou,
  nadaDepoisDoFim,
  umFechamentoPorLote,
  reconhecidosNoRegistro,
  mesmaChaveMesmaResposta,
  espectadoresEmDia,
  quedaDevolvida,
  limitesRespeitados,
  historiaLinearizavel,
} as const satisfies Record<string, Conferir>
export type NomeDaConferencia = keyof typeof CONFERENCIAS

export interface Achado {
  readonly conferencia: NomeDaConferencia | 'condicionaisRespondidas'
  readonly erro: string
}

/** All checks; an empty answer means that nothing was found. */
export function conferir(h: Historia): Achado[] {
  const achados: Achado[] = (Object.keys(CONFERENCIAS) as NomeDaConferencia[]).flatMap((conferencia) =>
    CONFERENCIAS[conferencia](h).map((erro) => ({ conferencia, erro })),
  )
  const dasCondicionais = condicionaisRespondidas(h)
  return [
    ...achados,
    ...dasCondicionais.map((erro) => ({ conferencia: 'condicionaisRespondidas' as const, erro })),
  ]
}
