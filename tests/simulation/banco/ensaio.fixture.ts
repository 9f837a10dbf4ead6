// What the two halves share: worlds on copies of the test database, from quiet to very bad days.
import { describe, expect, test } from 'vitest'
import { NOITE, vezes } from '../../noite.ts'
import { bancoDeTeste } from '../../pg/banco.ts'
import { conferir } from '../conferencias.ts'
import type { Rodada } from '../puro/mundo-puro.ts'
import { type OpcoesDoBanco, simularNoBanco } from './mundo-do-banco.ts'

/** A busy machine takes its time; what counts is what is found. */
export const PRAZO_MS = 600_000

// Few large worlds: the clocks of every process tick as often in a small one.
const POR_MUNDO = vezes(20, 300)
const DIAS = NOITE ? { a: [0, 4], b: [1, 2] } : { a: [4], b: [2] }

export async function rodarNoBanco(o: Omit<OpcoesDoBanco, 'url'>): Promise<Rodada> {
  const { url, fechar } = await bancoDeTeste()
  try {
    return await simularNoBanco({ ...o, url })
  } finally {
    await fechar()
  }
}

/** One world of each half in every run, the quiet days too at night. */
export function ensaiar(metade: keyof typeof DIAS): void {
  describe('auctions over the real SQL, in an order that a seed decides', () => {
    test.each(DIAS[metade].map((intensidade, i) => [`${metade}-${i + 1}`, intensidade] as const))(
      'seed %s, disasters %i',
      async (semente, intensidade) => {
        const { historia } = await rodarNoBanco({ semente, leiloes: POR_MUNDO, intensidade })
        expect(conferir(historia).map((a) => `${a.conferencia}: ${a.erro}`)).toEqual([])
        expect(historia.pedidos.length).toBeGreaterThan(POR_MUNDO * 3)
        const codigos = new Set(historia.pedidos.flatMap((p) => p.respostas.map((r) => r.codigo)))
        expect([...codigos]).toContain('limite-de-compra-excedido')
        expect(historia.condicionais?.filter((c) => c.preco !== null).length).toBeGreaterThan(0)
        // Twenty auctions may pass without a consignor who answers too late; hundreds do not.
        if (NOITE) expect(historia.ditos?.filter((d) => d.tarde).length).toBeGreaterThan(0)
      },
      PRAZO_MS,
    )
  })
}
