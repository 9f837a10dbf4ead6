// AMF0, the values that RTMP's commands carry: numbers, booleans, texts, null and objects of these.

export type Amf = number | boolean | string | null | { readonly [nome: string]: Amf }

const textoCru = (s: string): Buffer => {
  const corpo = Buffer.from(s)
  const n = Buffer.alloc(2)
  n.writeUInt16BE(corpo.length)
  return Buffer.concat([n, corpo])
}

function escrever(v: Amf): Buffer {
  if (v === null) return Buffer.from([5])
  if (typeof v === 'string') return Buffer.concat([Buffer.from([2]), textoCru(v)])
  if (typeof v === 'boolean') return Buffer.from([1, v ? 1 : 0])
  if (typeof v === 'number') {
    const b = Buffer.alloc(9)
    b.writeDoubleBE(v, 1)
    return b
  }
  const campos = Object.entries(v).flatMap(([nome, x]) => [textoCru(nome), escrever(x)])
  return Buffer.concat([Buffer.from([3]), ...campos, Buffer.from([0, 0, 9])])
}

export const amf = (...valores: Amf[]): Buffer => Buffer.concat(valores.map(escrever))

/** Reads values up to the end, or up to what it does not know. */
export function lerAmf(b: Buffer): Amf[] {
  const lidos: Amf[] = []
  const onde = { o: 0 }
  while (onde.o < b.length) {
    const v = lerUm(b, onde)
    if (v === undefined) break
    lidos.push(v)
  }
  return lidos
}

function lerUm(b: Buffer, onde: { o: number }): Amf | undefined {
  const tipo = b[onde.o++]
  const ha = (n: number): boolean => onde.o + n <= b.length
  if (tipo === 0 && ha(8)) {
    onde.o += 8
    return b.readDoubleBE(onde.o - 8)
  }
  if (tipo === 1 && ha(1)) return b[onde.o++] !== 0
  if (tipo === 2) return lerTexto(b, onde)
  if (tipo === 5 || tipo === 6) return null
  if (tipo !== 3 && tipo !== 8) return undefined
  if (tipo === 8) onde.o += 4
  const objeto: Record<string, Amf> = {}
  while (ha(3)) {
    if (b.readUInt16BE(onde.o) === 0 && b[onde.o + 2] === 9) {
      onde.o += 3
      break
    }
    const nome = lerTexto(b, onde)
    const v = nome === undefined ? undefined : lerUm(b, onde)
    if (nome === undefined || v === undefined) break
    objeto[nome] = v
  }
  return objeto
}

function lerTexto(b: Buffer, onde: { o: number }): string | undefined {
  if (onde.o + 2 > b.length) return undefined
  const n = b.readUInt16BE(onde.o)
  onde.o += 2 + n
  return onde.o > b.length ? undefined : b.toString('utf8', onde.o - n, onde.o)
}
