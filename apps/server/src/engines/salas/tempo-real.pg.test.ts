// Rooms in two processes, and what happens when their words to each other go astray.
import { setTimeout as esperar } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import type { Servicos } from '../../core/servicos.ts'
import type { Barramento } from '../../core/bus/barramento.ts'
import type { Conexao } from './conexao.ts'
import { criarTempoReal, type TempoReal } from './tempo-real.ts'

let c: Cenario
let outro: Servicos
let sala: string
const feitos: TempoReal[] = []
beforeAll(async () => {
  c = await criarCenario({ clientes: 1, lotes: 1 })
  outro = await c.outroProcesso()
  sala = `leilao:${c.leilao.uid}`
})
afterEach(() => {
  for (const t of feitos.splice(0)) t.parar()
})
afterAll(() => c.fechar())

type Mensagem = Readonly<Record<string, unknown>>

/** A watcher's socket, and what it was told. */
function espectador() {
  const ouvidas: Mensagem[] = []
  const ouvir = (texto: string): void => {
    const lido = JSON.parse(texto) as Mensagem | Mensagem[]
    ouvidas.push(...(Array.isArray(lido) ? lido : [lido]))
  }
  const conexao = {
    id: 'espectador',
    salas: new Set<string>(),
    enviar: ouvir,
    escrever: (quadro: Buffer) => ouvir(quadro.subarray((quadro[1] ?? 0) < 126 ? 2 : 4).toString()),
  } as Partial<Conexao> as Conexao
  return {
    conexao,
    ouvidas,
    versoes: () => ouvidas.filter((m) => m['t'] === 'q').map((m) => m['v'] as number),
    presenca: () => ouvidas.findLast((m) => m['t'] === 'presenca')?.['n'],
  }
}
const entrar = async (t: TempoReal, versao?: number) => {
  const e = espectador()
  await t.entrar(e.conexao, sala, ['publico'], c.leilao.id, versao)
  return e
}
const rodar = (s: Servicos, barramento: Barramento = s.barramento): TempoReal => {
  const t = criarTempoReal(s.banco, barramento, s.log)
  feitos.push(t)
  return t
}
const publicar = (t: TempoReal, n: number) =>
  t.publicar({ id: c.leilao.id, uid: c.leilao.uid, hotId: c.hotsite.id }, [
    { evento: 'sala-atualizada', para: ['publico'], dados: { n } },
  ])
async function ate(pergunta: () => boolean, ms = 5_000): Promise<void> {
  for (const fim = Date.now() + ms; Date.now() < fim && !pergunta(); ) await esperar(20)
  expect(pergunta()).toBe(true)
}

test.each<[string, Barramento['publicar']]>([
  ['refuses', () => Promise.reject(new Error('refused'))],
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['never answers', () => new Promise(() => undefined)],
])('a bus that %s: nothing is lost here, and the others see it in their next round', async (_, dizer) => {
  const mudo = rodar(c.servicos, { ...c.servicos.barramento, publicar: dizer })
  const la = rodar(outro)
  const [daqui, de_la] = [await entrar(mudo), await entrar(la)]
  const antes = await mudo.versaoDaSala(c.leilao.id)
  for (const n of [1, 2]) expect(await publicar(mudo, n)).toEqual(new Set())
  expect(() => mudo.avisar(sala, 'qualquer', {})).not.toThrow()
  await ate(() => daqui.versoes().filter((v) => v !== null).length === 2, 1_000)
  await ate(() => de_la.versoes().length === 2)
  expect(de_la.versoes()).toEqual([antes + 1, antes + 2])
})

test('a frame whose process died before it said a word is seen too', async () => {
  const t = rodar(c.servicos)
  const e = await entrar(t)
  const antes = await t.versaoDaSala(c.leilao.id)
  await c.banco.poolSistema.query(
    `with v as (update sala set versao = versao + 1 where lei_id = $1 returning versao)
      insert into sala_quadro (lei_id, hot_id, versao, quadro) select $1, $2, versao, $3 from v`,
    [c.leilao.id, c.hotsite.id, JSON.stringify({ evento: 'x', para: ['publico'], dados: {} })],
  )
  await ate(() => e.versoes().includes(antes + 1))
  expect(e.versoes()).toEqual([antes + 1])
})

test('what is told before the first watcher’s number is known does not bring him the whole history', async () => {
  const [aqui, la] = [rodar(c.servicos), rodar(outro)]
  for (let n = 0; n < 5; n++) await publicar(la, n)
  const antes = await la.versaoDaSala(c.leilao.id)
  const { promise: solta, resolve: soltar } = Promise.withResolvers<void>()
  const { promise: lido, resolve: leu } = Promise.withResolvers<void>()
  const ler = aqui.versaoDaSala.bind(aqui)
  aqui.versaoDaSala = async (leiId) => {
    const v = await ler(leiId)
    leu()
    await solta
    return v
  }
  const e = espectador()
  const entrou = aqui.entrar(e.conexao, sala, ['publico'], c.leilao.id, undefined)
  await lido
  await publicar(la, 6)
  await publicar(aqui, 7)
  await esperar(300)
  expect(e.versoes()).toEqual([])
  soltar()
  await entrou
  await ate(() => e.versoes().length === 2)
  expect(e.versoes()).toEqual([antes + 1, antes + 2])
  expect(e.ouvidas).toContainEqual({ t: 'em-dia', s: sala, v: antes })
})

test('everyone in the room is counted, in whichever process; a process without watchers knows it too', async () => {
  const { id } = c.leilao
  const [aqui, la, soHttp] = [rodar(c.servicos), rodar(outro), rodar(await c.outroProcesso())]
  const gente = [await entrar(aqui), await entrar(aqui), await entrar(la)]
  // Who asks again for what he missed is still one.
  await aqui.entrar((gente[0] as (typeof gente)[0]).conexao, sala, ['publico'], id, 0)
  await ate(() => [aqui, la, soHttp].every((t) => t.quantos(id) === 3))
  await ate(() => gente.every((e) => e.presenca() === 3))
  expect([...aqui.naSala()]).toEqual([[id, 2]])
  aqui.sair((gente[0] as (typeof gente)[0]).conexao, sala)
  await ate(() => [aqui, la, soHttp].every((t) => t.quantos(id) === 2))
  await ate(() => gente[2]?.presenca() === 2)
  la.parar()
  await ate(() => [aqui, soHttp].every((t) => t.quantos(id) === 1))
})

test('a standby that had not received all takes over: the room begins again where it stands', async () => {
  const t = rodar(c.servicos)
  const e = await entrar(t)
  const antes = await t.versaoDaSala(c.leilao.id)
  for (const n of [1, 2, 3]) await publicar(t, n)
  await ate(() => e.versoes().length === 3)
  const perder = (tabela: string) =>
    c.banco.poolSistema.query(
      tabela === 'sala'
        ? 'update sala set versao = $2 where lei_id = $1'
        : 'delete from sala_quadro where lei_id = $1 and versao > $2',
      [c.leilao.id, antes + 1],
    )
  await perder('sala_quadro')
  await perder('sala')
  await ate(() => e.ouvidas.some((m) => m['t'] === 'recarregar' && m['v'] === antes + 1))
  await publicar(t, 4)
  await ate(() => e.versoes().length === 4)
  expect(e.versoes().at(-1)).toBe(antes + 2)
})
