// The second half of the simulated auctions over the real SQL, a seed played twice, and a database that lies.
import { expect, test } from 'vitest'
import { vezes } from '../../noite.ts'
import { conferir } from '../conferencias.ts'
import { ensaiar, PRAZO_MS, rodarNoBanco } from './ensaio.fixture.ts'

ensaiar('b')

test(
  'one seed, one run: the same steps, the same rows, the same answers',
  async () => {
    const rodar = () => rodarNoBanco({ semente: 'outra vez', leiloes: vezes(1, 3), intensidade: 3 })
    const [a, b] = [await rodar(), await rodar()]
    expect(b.impressao).toBe(a.impressao)
    expect(b.historia).toEqual(a.historia)
  },
  PRAZO_MS,
)

test(
  'a database that confirms what it does not keep is found out',
  async () => {
    const { historia } = await rodarNoBanco({
      semente: 'mentira',
      leiloes: vezes(3, 6),
      intensidade: 0,
      // Every tenth decision is answered and rolled back.
      interceptar: (acaso) => (c) =>
        /insert into lance_pedido/.test(c.text) && acaso.chance(0.1) ? 'desfazer' : null,
    })
    const acharam = new Set(conferir(historia).map((a) => a.conferencia))
    expect([...acharam]).toContain('reconhecidosNoRegistro')
    expect([...acharam]).toContain('historiaLinearizavel')
  },
  PRAZO_MS,
)
