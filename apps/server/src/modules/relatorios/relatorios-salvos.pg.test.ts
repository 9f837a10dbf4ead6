import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { abrirSmtp } from '../../../../../tests/pg/smtp-de-teste.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { esquecerAnexosDeAvisos } from '../../core/avisos/esquecer-anexos-de-avisos.job.ts'
import { tentarEnvio } from '../../core/externo/envio.ts'
import { apagarSemDono } from '../../core/files/apagar-sem-dono.ts'
import { SMTP } from '../../core/mail/smtp.integration.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { enviarRelatorios } from './enviar-relatorios.job.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

const com = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const VENDAS = {
  relatorio: 'vendas',
  nome: 'Vendas do mês',
  recorte: { periodo: 'mes' },
  frequencia: 'diaria',
  destinatarios: ['diretoria@casa.com.br'],
}
const salvar = (p: Pessoa, body: object = VENDAS) => chamarComo(c, p, 'POST /v1/relatorios/salvos', { body })
const meus = async (p: Pessoa) => (await chamarComo(c, p, 'GET /v1/relatorios/salvos')).valor

test('a report is kept for its person alone, the same name takes the place of the former where he says so', async () => {
  expect((await salvar(c.comitente)).erro).toMatchObject({ error: 'SEM_RELATORIO' })
  expect((await salvar(com('ADM'), { ...VENDAS, destinatarios: [] })).erro).toMatchObject({
    error: 'SEM_DESTINATARIO',
  })
  expect((await salvar(com('ADM'), { ...VENDAS, destinatarios: ['não é'] })).erro).toMatchObject({
    statusCode: 400,
  })
  expect((await salvar(com('ADM'))).erro).toBeNull()
  const outro = { ...VENDAS, recorte: { periodo: 'tudo' } }
  expect((await salvar(com('ADM'), { ...outro, frequencia: null, destinatarios: [] })).erro).toMatchObject({
    error: 'JA_EXISTE',
  })
  expect((await meus(com('ADM')))[0]).toMatchObject({ recorte: { periodo: 'mes' }, frequencia: 'diaria' })
  expect((await salvar(com('ADM'), { ...outro, substituir: true })).erro).toBeNull()
  // Edited under another name it stays one; of another person it is not found.
  const { uid } = (await meus(com('ADM')))[0] as unknown as { uid: string }
  expect((await salvar(com('ADM'), { ...outro, uid, nome: 'Vendas' })).erro).toBeNull()
  expect((await salvar(com('ADM'), { ...outro, uid })).erro).toBeNull()
  expect((await salvar(c.comitente, { ...outro, relatorio: 'lotes', uid })).erro).not.toBeNull()
  expect(await meus(com('ADM'))).toMatchObject([{ nome: 'Vendas do mês', recorte: { periodo: 'tudo' } }])
  expect(await meus(c.comitente)).toEqual([])
})

test('what is due is mailed once, with its sums, as its person reads it now; then it waits for its next day', async () => {
  const cliente = c.clientes[0]
  if (cliente === undefined) throw new Error('no client')
  await venderLote(c, await bater(c, cliente, 1_234_500))
  expect((await enviarRelatorios(c.servicos)).enviados).toBe(0)
  const vencer = () =>
    sql`update relatorio_salvo set proximo_em = now() - interval '1 minute'`.execute(c.banco.sistema)
  await vencer()
  // The first in turn cannot be read: the other goes all the same, and the first stays due.
  const quebrado = { ...VENDAS, nome: 'A que falha', destinatarios: ['outra@casa.com.br'] }
  await salvar(com('ADM'), quebrado)
  await sql`update relatorio_salvo set recorte = recorte || '{"leilao": "nenhum"}' where nome = ${quebrado.nome}`.execute(
    c.banco.sistema,
  )
  await vencer()
  expect(await enviarRelatorios(c.servicos)).toEqual({ enviados: 1, falhas: 1 })
  await sql`delete from relatorio_salvo where nome = ${quebrado.nome}`.execute(c.banco.sistema)
  expect((await enviarRelatorios(c.servicos)).enviados).toBe(0)
  const cartas = await sql<{ para: string; texto: string }>`
    select para, texto from caixa_postal where para = 'diretoria@casa.com.br'`.execute(c.banco.sistema)
  expect(cartas.rows).toHaveLength(1)
  const texto = cartas.rows[0]?.texto.replaceAll('\u00a0', ' ') ?? ''
  expect(texto).toContain('Arremates: R$ 12.345,00')
  expect(texto).toContain('/admin/relatorios?relatorio=vendas&periodo=tudo')
  expect((await meus(com('ADM')))[0]).toMatchObject({ frequencia: 'diaria' })
  // Who lost the right is sent nothing more: that is no sending, and he is told that it ended.
  const antes = (await meus(com('ADM')))[0]?.['enviadoAt']
  await sql`update usuario set papeis = '{MKT}' where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  await vencer()
  expect((await enviarRelatorios(c.servicos)).enviados).toBe(0)
  expect((await meus(com('ADM')))[0]).toMatchObject({
    enviadoAt: antes,
    frequencia: null,
    proximoEm: null,
  })
  const avisos = await sql<{
    titulo: string
  }>`select titulo from aviso where usu_id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  expect(avisos.rows).toMatchObject([{ titulo: 'Envio encerrado: Vendas do mês' }])
})

test('the rows go with the letter as a file, and the file leaves after a month', async () => {
  const smtp = await abrirSmtp(() => null)
  const { externo, arquivos } = c.servicos
  const desligar = externo.usarPlataforma(SMTP, { url: smtp.url, remetente: 'casa@exemplo.com.br' })
  await sql`update usuario set papeis = '{ADM}' where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  const body = { ...VENDAS, nome: 'Com planilha', formato: 'csv', destinatarios: ['conselho@casa.com.br'] }
  expect((await salvar(com('ADM'), { ...body, recorte: { periodo: 'tudo' } })).erro).toBeNull()
  await sql`update relatorio_salvo set proximo_em = now() - interval '1 minute' where nome = ${body.nome}`.execute(
    c.banco.sistema,
  )
  expect(await enviarRelatorios(c.servicos)).toEqual({ enviados: 1, falhas: 0 })
  const envios = await sql<{
    id: number
  }>`select e.id from externo_envio e join caixa_postal p on p.id = (e.dados->>'id')::bigint
    where p.para = 'conselho@casa.com.br'`.execute(c.banco.sistema)
  for (const { id } of envios.rows) expect(await tentarEnvio(externo, id, 0.5)).toBe('entregue')
  const [carta = ''] = smtp.recebidas
  expect(carta).toContain('text/csv')
  expect(carta).toMatch(/filename="?Com planilha\.csv/)
  const base64 = /Content-Disposition: attachment[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(carta)?.[1] ?? ''
  const linhas = Buffer.from(base64, 'base64').toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(linhas).toHaveLength(2)
  expect(linhas[1]).toContain('12345')
  desligar()
  await smtp.fechar()

  const chaves = async () =>
    (await sql<{ arquivo: string }>`select arquivo from aviso_anexo`.execute(c.banco.sistema)).rows
  const [guardado] = await chaves()
  expect(await esquecerAnexosDeAvisos(c.servicos)).toBe(0)
  await sql`update aviso_anexo set created_at = now() - interval '31 days'`.execute(c.banco.sistema)
  expect(await esquecerAnexosDeAvisos(c.servicos)).toBe(1)
  expect(await chaves()).toEqual([])
  expect(await apagarSemDono(c.servicos, guardado?.arquivo ?? '')).toBe(true)
  expect(await arquivos.privado.existe(guardado?.arquivo ?? '')).toBe(false)
  await sql`delete from relatorio_salvo where nome = ${body.nome}`.execute(c.banco.sistema)
})

test('who keeps it takes it away', async () => {
  const uid = String((await meus(com('ADM')))[0]?.['uid'])
  const apagar = (p: Pessoa) => chamarComo(c, p, 'DELETE /v1/relatorios/salvos/:uid', { params: { uid } })
  expect((await apagar(c.comitente)).erro).toMatchObject({ error: 'NAO_ENCONTRADO' })
  expect((await apagar(com('ADM'))).erro).toBeNull()
  expect(await meus(com('ADM'))).toEqual([])
})
