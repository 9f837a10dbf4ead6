// A Merkle tree over the hashes of a log's rows, as certificate transparency builds it (RFC 6962): its root commits
// to all rows, and a short path proves that one row is among them without revealing the others. The hash is an
// argument. Leaf and node have different first bytes, so that no node passes for a leaf.

/** SHA-256 of bytes. */
export type Resumir = (bytes: Uint8Array) => Uint8Array

const FOLHA = 0
const NO = 1

function juntar(prefixo: number, ...partes: readonly Uint8Array[]): Uint8Array {
  const r = new Uint8Array(1 + partes.reduce((n, p) => n + p.length, 0))
  r[0] = prefixo
  let onde = 1
  for (const p of partes) {
    r.set(p, onde)
    onde += p.length
  }
  return r
}

export const folhaDe = (conteudo: Uint8Array, resumir: Resumir): Uint8Array =>
  resumir(juntar(FOLHA, conteudo))
const noDe = (a: Uint8Array, b: Uint8Array, resumir: Resumir): Uint8Array => resumir(juntar(NO, a, b))

/** The largest power of two below `n`: where a tree of `n` leaves divides. */
function metade(n: number): number {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}

/** The root over leaves in their order. There is none over nothing. */
export function raizDe(folhas: readonly Uint8Array[], resumir: Resumir): Uint8Array {
  const [unica] = folhas
  if (unica === undefined) throw new Error('no leaves, no root')
  if (folhas.length === 1) return unica
  const k = metade(folhas.length)
  return noDe(raizDe(folhas.slice(0, k), resumir), raizDe(folhas.slice(k), resumir), resumir)
}

/**
 * What has to be put beside leaf `indice` (from 0), from the leaf up, to come to the root. A path shows neighbours'
 * leaves, which are hashes of their receipts, never the receipts: with a receipt one may ask for its row.
 */
export function caminhoDe(folhas: readonly Uint8Array[], indice: number, resumir: Resumir): Uint8Array[] {
  if (!Number.isInteger(indice) || indice < 0 || indice >= folhas.length) throw new Error('no such leaf')
  if (folhas.length === 1) return []
  const k = metade(folhas.length)
  return indice < k
    ? [...caminhoDe(folhas.slice(0, k), indice, resumir), raizDe(folhas.slice(k), resumir)]
    : [...caminhoDe(folhas.slice(k), indice - k, resumir), raizDe(folhas.slice(0, k), resumir)]
}

export interface LugarNaArvore {
  /** from 0 */
  readonly indice: number
  /** leaves in all */
  readonly folhas: number
  readonly caminho: readonly Uint8Array[]
}

/** The root that a leaf and its path give; null for a path that does not fit such a tree. */
export function raizPeloCaminho(
  folha: Uint8Array,
  { indice, folhas, caminho }: LugarNaArvore,
  resumir: Resumir,
): Uint8Array | null {
  if (indice < 0 || indice >= folhas) return null
  if (folhas === 1) return caminho.length === 0 ? folha : null
  const vizinho = caminho.at(-1)
  if (vizinho === undefined) return null
  const k = metade(folhas)
  const abaixo = caminho.slice(0, -1)
  const daqui =
    indice < k
      ? raizPeloCaminho(folha, { indice, folhas: k, caminho: abaixo }, resumir)
      : raizPeloCaminho(folha, { indice: indice - k, folhas: folhas - k, caminho: abaixo }, resumir)
  if (daqui === null) return null
  return indice < k ? noDe(daqui, vizinho, resumir) : noDe(vizinho, daqui, resumir)
}

/** The text that is signed for a lot's root. */
export const textoDaRaiz = (r: {
  readonly lelUid: string
  readonly folhas: number
  readonly raiz: string
  readonly publicadaEm: string
}): string => `martelo-raiz 1 ${r.lelUid} ${r.folhas} ${r.raiz} ${r.publicadaEm}`

/** What a lot is in the tree of a day: its root on that day's last row. */
export const textoDoLoteNoDia = (l: { readonly lelUid: string; readonly raiz: string }): string =>
  `${l.lelUid} ${l.raiz}`

/** What an auction's recordings are in it: the end of their chain, which holds every file that had ended. */
export const textoDasGravacoesNoDia = (g: { readonly leilaoUid: string; readonly hash: string }): string =>
  `gravacoes ${g.leilaoUid} ${g.hash}`

/** What the audit log is in it: a hash over its rows since the last such leaf, and over that leaf's hash. */
export const textoDaAuditoriaNoDia = (a: { readonly linhas: number; readonly hash: string }): string =>
  `auditoria ${a.linhas} ${a.hash}`

/** The text that is signed for the root over a site's lots, recordings and audit log of one day. */
export const textoDoDia = (d: {
  readonly hotUid: string
  readonly dia: string
  readonly raiz: string
  readonly publicadaEm: string
}): string => `martelo-dia 1 ${d.hotUid} ${d.dia} ${d.raiz} ${d.publicadaEm}`
