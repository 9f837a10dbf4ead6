// Public files are counted by what cites them, in whatever column of whatever table; what nothing cites for a week leaves.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { urlPublica } from '../http/arquivos-publicos.ts'
import { apagarPublicosSemUso } from './apagar-publicos-sem-uso.job.ts'
import { publicar } from './publicar.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario()
})
afterAll(() => c.fechar())

const enviar = (texto: string): Promise<string> =>
  publicar(c.ctx(c.equipe), 'marcas', Buffer.from(texto), 'png')
const existe = (url: string): Promise<boolean> =>
  c.servicos.arquivos.publico.existe(url.slice(urlPublica('').length))
/** As many days go by for every public file. */
const passar = (dias: number) =>
  sql`update arquivo_publico set guardado_at = guardado_at - make_interval(days => ${dias}),
    sem_uso_desde = sem_uso_desde - make_interval(days => ${dias})`.execute(c.banco.sistema)

test('a logo, a picture inside a page and an unsaved one: each stays as long as something cites it', async () => {
  const [logo, naPagina, solta] = [await enviar('logo'), await enviar('pagina'), await enviar('solta')]
  await sql`update hotsite set logo = ${logo} where id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await sql`create table de_amanha_jsonb (conteudo jsonb)`.execute(c.banco.sistema)
  await sql`insert into de_amanha_jsonb values (jsonb_build_object('blocos', jsonb_build_array(jsonb_build_object('html', ${`<img src="https://casa.com.br${naPagina}">`}::text))))`.execute(
    c.banco.sistema,
  )
  // Just sent: the form may still be open.
  await apagarPublicosSemUso(c.servicos)
  await passar(8)
  expect(await apagarPublicosSemUso(c.servicos)).toBe(0)
  expect(await existe(solta)).toBe(true)
  await passar(8)
  expect(await apagarPublicosSemUso(c.servicos)).toBe(1)
  expect([await existe(logo), await existe(naPagina), await existe(solta)]).toEqual([true, true, false])
  // Two rows cited it, one goes: it stays. The last one goes: a week later so does the file.
  await sql`insert into de_amanha_jsonb values (to_jsonb(${logo}::text))`.execute(c.banco.sistema)
  await sql`update hotsite set logo = null where id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await apagarPublicosSemUso(c.servicos)
  await passar(8)
  expect(await apagarPublicosSemUso(c.servicos)).toBe(0)
  await sql`drop table de_amanha_jsonb`.execute(c.banco.sistema)
  await apagarPublicosSemUso(c.servicos)
  await passar(8)
  expect(await apagarPublicosSemUso(c.servicos)).toBe(2)
  expect([await existe(logo), await existe(naPagina)]).toEqual([false, false])
})

test('the same bytes sent again are spared, though they were marked as unused', async () => {
  const url = await enviar('duas vezes')
  await passar(8)
  await apagarPublicosSemUso(c.servicos)
  await passar(8)
  expect(await enviar('duas vezes')).toBe(url)
  expect(await apagarPublicosSemUso(c.servicos)).toBe(0)
  expect(await existe(url)).toBe(true)
})

test('a cited file of before the count gets its row; another house’s stay apart', async () => {
  const bytes = Buffer.from('antiga')
  const sha = createHash('sha256').update(bytes).digest('hex')
  const chave = `leiloes/${c.outroHotsite.id}/${sha.slice(0, 2)}/${sha}.png`
  await c.servicos.arquivos.publico.gravar(chave, bytes, 'image/png')
  await sql`update hotsite set logo = ${urlPublica(chave)} where id = ${c.outroHotsite.id}`.execute(
    c.banco.sistema,
  )
  await apagarPublicosSemUso(c.servicos)
  const visto = (hotId: number) =>
    c.banco.doHotsite(hotId, (tx) =>
      sql<{ chave: string }>`select chave from arquivo_publico where chave = ${chave}`.execute(tx),
    )
  expect((await visto(c.outroHotsite.id)).rows).toEqual([{ chave }])
  expect((await visto(c.hotsite.id)).rows).toEqual([])
})
