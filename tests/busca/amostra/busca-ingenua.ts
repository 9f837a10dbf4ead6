// The meaning of a query, said as plainly as possible: look at every lot, one by one. Tests compare the index with it
// after random changes; PostgreSQL is the second, independent, opinion (busca.pg.test.ts).
import {
  type BuscaPossiveis,
  type CampoPalavra,
  ehCampoPalavra,
  FACETAS_NUMERO,
  FACETAS_PALAVRA,
  type FacetaPalavra,
  type ValorPossivel,
} from '@martelo/contracts/lotes/busca.schemas.ts'
import { porTexto } from '../../../apps/server/src/engines/busca/coluna-palavra.ts'
import {
  type Chave,
  type Condicao,
  type Consulta,
  condicoesDaFaceta,
  paiDe,
  valoresEscolhidos,
} from '../../../apps/server/src/engines/busca/consulta-de-busca.ts'
import {
  type Documento,
  numeroDe,
  palavrasDe,
} from '../../../apps/server/src/engines/busca/documento-de-busca.ts'
import type { Achados } from '../../../apps/server/src/engines/busca/indice.ts'
import { recortar } from '../../../apps/server/src/engines/busca/possiveis-da-busca.ts'
import { chaveDeOrdem, palavrasIndexadas } from '../../../apps/server/src/engines/busca/palavras-de-busca.ts'

const lembradas = new Map<string, readonly string[]>()
function entradasDe(texto: string): readonly string[] {
  const entradas = lembradas.get(texto) ?? [...palavrasIndexadas(texto)]
  lembradas.set(texto, entradas)
  return entradas
}

function vale(c: Condicao, doc: Documento): boolean {
  switch (c.tipo) {
    case 'palavras':
      return palavrasDe(doc, c.campo).some((v) => c.valores.includes(v)) !== c.negada
    case 'numeros': {
      const n = numeroDe(doc, c.campo)
      return (n !== null && c.valores.includes(n)) !== c.negada
    }
    case 'faixa': {
      const n = numeroDe(doc, c.campo)
      return n !== null && n >= c.de && n <= c.ate
    }
    case 'existe':
      return (
        (ehCampoPalavra(c.campo) ? palavrasDe(doc, c.campo).length > 0 : numeroDe(doc, c.campo) !== null) ===
        c.presente
      )
    case 'arvore':
      return c.ramos.some(
        (r) =>
          r.marca === doc.marca &&
          (r.modelos === null || (doc.modelo !== null && r.modelos.includes(doc.modelo))),
      )
    case 'texto': {
      const entradas = entradasDe(doc.texto)
      const achou = (p: { prefixo: string; inteira: string }) =>
        entradas.some((e) => e.startsWith(p.prefixo) || e === p.inteira)
      return c.todas ? c.palavras.every(achou) : c.palavras.some(achou)
    }
    case 'ids':
      return c.ids.includes(doc.loteId)
  }
}

function comparar(a: Documento, b: Documento, ordem: readonly Chave[]): number {
  const chave = (d: Documento, c: Chave) => {
    if ('palavras' in c) {
      const entradas = entradasDe(d.titulo)
      return c.palavras.filter((p) => !entradas.some((e) => e.startsWith(p.prefixo) || e === p.inteira))
        .length
    }
    if ('comValor' in c) {
      const tem = ehCampoPalavra(c.comValor)
        ? palavrasDe(d, c.comValor).length > 0
        : numeroDe(d, c.comValor) !== null
      return tem ? 0 : 1
    }
    if (c.primeiros !== undefined) {
      const i = c.primeiros.indexOf(palavrasDe(d, c.campo as CampoPalavra)[0] ?? '\u0000')
      return i < 0 ? null : i
    }
    if (!ehCampoPalavra(c.campo)) return numeroDe(d, c.campo)
    const v = palavrasDe(d, c.campo)[0]
    return v === undefined ? null : chaveDeOrdem(v)
  }
  for (const c of ordem) {
    const x = chave(a, c)
    const y = chave(b, c)
    if (x === y) continue
    if (x === null) return 1
    if (y === null) return -1
    const dif = typeof x === 'number' ? x - (y as number) : porTexto(x, y as string)
    if (dif !== 0) return 'desc' in c && c.desc ? -dif : dif
  }
  return a.loteId - b.loteId
}

const achadosSob = (docs: readonly Documento[], q: Consulta, condicoes: readonly Condicao[]) =>
  docs.filter(
    (d) => !d.removido && (q.visao === 'interna' || d.publico) && condicoes.every((c) => vale(c, d)),
  )

export function buscarIngenuo(docs: readonly Documento[], q: Consulta): Achados {
  const achados = achadosSob(docs, q, q.condicoes).sort((a, b) => comparar(a, b, q.ordem))
  return { ids: achados.slice(q.de, q.de + q.tamanho).map((d) => d.loteId), total: achados.length }
}

function contarValores(docs: readonly Documento[], campo: FacetaPalavra): ValorPossivel[] {
  const contagens = new Map<string, ValorPossivel>()
  const campoPai = paiDe(campo)
  for (const d of docs) {
    const pai = campoPai === null ? undefined : palavrasDe(d, campoPai)[0]
    for (const valor of new Set(palavrasDe(d, campo))) {
      const chave = `${pai}\u0000${valor}`
      const quantidade = (contagens.get(chave)?.quantidade ?? 0) + 1
      contagens.set(chave, pai === undefined ? { valor, quantidade } : { valor, pai, quantidade })
    }
  }
  return [...contagens.values()]
}

export function possiveisIngenuo(docs: readonly Documento[], q: Consulta): BuscaPossiveis {
  const prontos = new Map<readonly Condicao[], Documento[]>()
  const sob = (condicoes: readonly Condicao[]) => {
    const achados = prontos.get(condicoes) ?? achadosSob(docs, q, condicoes)
    prontos.set(condicoes, achados)
    return achados
  }
  const valores = FACETAS_PALAVRA.map((campo) => {
    const achados = sob(condicoesDaFaceta(q.condicoes, campo))
    return [campo, recortar(contarValores(achados, campo), valoresEscolhidos(q.condicoes, campo))]
  })
  const faixas = FACETAS_NUMERO.map((campo) => {
    const numeros = sob(condicoesDaFaceta(q.condicoes, campo))
      .map((d) => numeroDe(d, campo))
      .filter((n) => n !== null)
    return [
      campo,
      numeros.length === 0 ? null : { minimo: Math.min(...numeros), maximo: Math.max(...numeros) },
    ]
  })
  return {
    total: sob(q.condicoes).length,
    valores: Object.fromEntries(valores),
    faixas: Object.fromEntries(faixas),
  }
}
