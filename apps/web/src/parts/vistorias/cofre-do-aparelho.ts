// What a device keeps: IndexedDB, each value encrypted with a key that the browser does not give away (WebCrypto, AES-GCM).
// Where the browser has no WebCrypto (a page without TLS) values lie open, and the screen says so.

const BANCO = 'martelo-vistorias'
const GAVETAS = ['chaves', 'dados', 'rascunhos', 'fotos'] as const
export type Gaveta = (typeof GAVETAS)[number]

interface Fechado {
  readonly iv: Uint8Array<ArrayBuffer> | null
  readonly bytes: ArrayBuffer
}

export const cifra = (): boolean => globalThis.crypto?.subtle !== undefined

const pedido = <T>(r: IDBRequest<T>): Promise<T> =>
  new Promise((ok, nao) => {
    r.addEventListener('success', () => ok(r.result))
    r.addEventListener('error', () => nao(r.error ?? new Error('IndexedDB failed')))
  })

let aberto: Promise<IDBDatabase> | null = null
function abrir(): Promise<IDBDatabase> {
  aberto ??= new Promise((ok, nao) => {
    const r = indexedDB.open(BANCO, 1)
    r.addEventListener('upgradeneeded', () => {
      for (const g of GAVETAS) r.result.createObjectStore(g)
    })
    r.addEventListener('success', () => ok(r.result))
    r.addEventListener('error', () => nao(r.error ?? new Error('IndexedDB failed')))
  })
  return aberto
}

/** Resolves when it is on the disk, as far as the browser tells. */
async function escrever(g: Gaveta, fazer: (s: IDBObjectStore) => void): Promise<void> {
  const banco = await abrir()
  const tx = banco.transaction(g, 'readwrite', { durability: 'strict' })
  await new Promise<void>((ok, nao) => {
    tx.addEventListener('complete', () => ok())
    tx.addEventListener('abort', () => nao(tx.error ?? new Error('IndexedDB aborted')))
    fazer(tx.objectStore(g))
  })
}

async function ler<T>(g: Gaveta, nome: string): Promise<T | undefined> {
  const banco = await abrir()
  return pedido(banco.transaction(g).objectStore(g).get(nome) as IDBRequest<T | undefined>)
}

let chave: Promise<CryptoKey> | null = null
async function chaveDoAparelho(): Promise<CryptoKey> {
  const ja = await ler<CryptoKey>('chaves', 'aparelho')
  if (ja !== undefined) return ja
  const nova = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // `add`: of two pages that begin at once, one key stays.
  await escrever('chaves', (s) => s.add(nova, 'aparelho')).catch(() => undefined)
  return (await ler<CryptoKey>('chaves', 'aparelho')) ?? nova
}

async function fechar(bytes: ArrayBuffer): Promise<Fechado> {
  if (!cifra()) return { iv: null, bytes }
  chave ??= chaveDoAparelho()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await chave, bytes) }
}

async function abrirValor({ iv, bytes }: Fechado): Promise<ArrayBuffer> {
  if (iv === null) return bytes
  chave ??= chaveDoAparelho()
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await chave, bytes)
}

export async function guardarBytes(g: Gaveta, nome: string, bytes: ArrayBuffer): Promise<void> {
  const fechado = await fechar(bytes)
  await escrever(g, (s) => s.put(fechado, nome))
}
export async function lerBytes(g: Gaveta, nome: string): Promise<ArrayBuffer | null> {
  const fechado = await ler<Fechado>(g, nome)
  return fechado === undefined ? null : abrirValor(fechado)
}
export const guardarValor = (g: Gaveta, nome: string, valor: unknown): Promise<void> =>
  guardarBytes(g, nome, new TextEncoder().encode(JSON.stringify(valor)).buffer)

export async function lerValor<T>(g: Gaveta, nome: string): Promise<T | null> {
  const bytes = await lerBytes(g, nome)
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as T)
}

export const apagar = (g: Gaveta, nome: string): Promise<void> => escrever(g, (s) => s.delete(nome))

export async function lerTodos<T>(g: Gaveta): Promise<T[]> {
  const banco = await abrir()
  const nomes = await pedido(banco.transaction(g).objectStore(g).getAllKeys())
  const lidos = await Promise.all(nomes.map((n) => lerValor<T>(g, String(n))))
  return lidos.filter((v) => v !== null)
}
