// The newsletter on a real database and a real mail server: only confirmed addresses get letters, each once, in parts,
// with a way out that works with one POST; what the server refuses for good is a failure and is not retried.
import { abrirFormulario } from '@martelo/contracts/mensagens/abrir-formulario.contract.ts'
import { BOLETIM } from '@martelo/contracts/newsletter/boletim.cadastro.ts'
import { confirmarNewsletter } from '@martelo/contracts/newsletter/confirmar-newsletter.contract.ts'
import { inscreverNewsletter } from '@martelo/contracts/newsletter/inscrever-newsletter.contract.ts'
import { moverBoletim } from '@martelo/contracts/newsletter/mover-boletim.contract.ts'
import { previaDoBoletim } from '@martelo/contracts/newsletter/previa-do-boletim.contract.ts'
import { sairDaNewsletter } from '@martelo/contracts/newsletter/sair-da-newsletter.contract.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirSmtp, type SmtpDeTeste } from '../../../../../tests/pg/smtp-de-teste.ts'
import { trabalharFila } from '../../core/jobs/fila.ts'
import { SMTP } from '../../core/mail/smtp.integration.ts'
import '../mensagens/abrir-formulario.handler.ts'
import './boletim.cadastro.handler.ts'
import './confirmar-newsletter.handler.ts'
import { CARTAS_POR_PARTE, escreverParte } from './escrever-cartas.job.ts'
import './inscrever-newsletter.handler.ts'
import './mover-boletim.handler.ts'
import './previa-do-boletim.handler.ts'
import './sair-da-newsletter.handler.ts'

const { listar: boletins, salvar: salvarBoletim, apagar: apagarBoletim } = chamadasDoCadastro(BOLETIM)
let c: Cenario
let smtp: SmtpDeTeste
beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 1, hotsite: { emailContato: 'casa@exemplo.com.br' } })
  smtp = await abrirSmtp((para) => (para.startsWith('nao-existe') ? '550 no such user' : null))
})
afterAll(async () => {
  await smtp.fechar()
  await c.fechar()
})

let ips = 0
const inscrever = async (email: string, interesse: string | null = null, hotsite = c.hotsite) => {
  const ctx = { ...c.ctx(null, hotsite), ip: `10.2.0.${(ips += 1)}` }
  const { selo } = (await executarChamada(ctx, abrirFormulario)).valor
  return executarChamada({ ...ctx, agora: ctx.agora + 10_000 }, inscreverNewsletter, {
    body: { nome: 'Ana Souza', email, interesse, consentimento: true, selo },
  })
}
const cartas = (para: string) =>
  c.banco.sistema.selectFrom('caixaPostal').selectAll().where('para', '=', para).orderBy('id').execute()
const linkDe = async (email: string, fim: string) => {
  const texto = (await cartas(email)).at(-1)?.texto ?? ''
  return new RegExp(`/novidades/${fim}/([\\w-]+)/([\\w-]+)`).exec(texto)?.slice(1) ?? []
}
const confirmar = async (email: string, hotsite = c.hotsite) => {
  const [uid, selo] = await linkDe(email, 'confirmar')
  return executarChamada(c.ctx(null, hotsite), confirmarNewsletter, { params: { uid }, body: { selo } })
}
const naLista = async (...emails: string[]) => {
  for (const e of emails) {
    await inscrever(e)
    expect((await confirmar(e)).valor).toEqual({ ok: true })
  }
}
const salvar = (parte: object = {}, ctx = c.ctx(c.equipe)) =>
  executarChamada(ctx, salvarBoletim, {
    body: {
      uid: null,
      assunto: 'Leilão de sexta',
      texto: 'Olá, {nome}!\n\nSexta tem.',
      interesse: null,
      ...parte,
    },
  })
const mover = (uid: string, evento: string, ctx = c.ctx(c.equipe)) =>
  executarChamada(ctx, moverBoletim, { params: { uid }, body: { evento } })
const ler = async (uid: string) =>
  (await executarChamada(c.ctx(c.equipe), boletins)).valor.find((b) => b.uid === uid)
const idDe = async (uid: string) =>
  (await c.banco.sistema.selectFrom('boletim').select('id').where('uid', '=', uid).executeTakeFirstOrThrow())
    .id
const partes = async (uid: string) => {
  let n = 1
  while (await escreverParte(c.servicos, c.hotsite.id, await idDe(uid))) n += 1
  return n
}
const esvaziar = async () => {
  await sql`truncate boletim_carta, boletim, newsletter_inscricao, caixa_postal cascade`.execute(
    c.banco.sistema,
  )
}

describe('the list', () => {
  test('an address is on it once its owner has confirmed it, by the seal made for that', async () => {
    await esvaziar()
    await inscrever('ana@exemplo.com')
    const { uid } = (await salvar()).valor
    expect(await mover(uid, 'enviar')).toMatchObject({ status: 409 })
    const [insUid, doSair] = await linkDe('ana@exemplo.com', 'sair')
    const comOutro = await executarChamada(c.ctx(null), confirmarNewsletter, {
      params: { uid: insUid },
      body: { selo: doSair },
    })
    expect(comOutro.status).toBe(404)
    expect((await confirmar('ana@exemplo.com', c.outroHotsite)).status).toBe(404)
    expect((await confirmar('ana@exemplo.com')).valor).toEqual({ ok: true })
    expect((await confirmar('ana@exemplo.com')).valor).toEqual({ ok: true })
    expect((await ler(uid))?.destinatarios).toBe(1)
  })
  test('the confirmed are not asked again, the others not twice within a quarter of an hour', async () => {
    await inscrever('ANA@exemplo.com')
    expect(await cartas('ana@exemplo.com')).toHaveLength(1)
    await inscrever('bia@exemplo.com')
    await inscrever('bia@exemplo.com')
    expect(await cartas('bia@exemplo.com')).toHaveLength(1)
    await sql`update newsletter_inscricao set confirmacao_enviada_at = now() - interval '16 minutes'`.execute(
      c.banco.sistema,
    )
    await inscrever('bia@exemplo.com')
    expect(await cartas('bia@exemplo.com')).toHaveLength(2)
  })
  test('an old confirmation does not bring back an unsubscribed reader', async () => {
    const [uid, selo] = await linkDe('bia@exemplo.com', 'sair')
    await executarChamada(c.ctx(null), sairDaNewsletter, { params: { uid }, body: { selo } })
    expect((await confirmar('bia@exemplo.com')).status).toBe(404)
  })
})

describe('a boletim', () => {
  test('goes to each confirmed address once, in parts, by its own words; who leaves meanwhile gets none', async () => {
    await esvaziar()
    await sql`insert into newsletter_inscricao (hot_id, email, nome, consentimento, confirmado_at)
      select ${c.hotsite.id}, 'l' || n || '@exemplo.com', 'Leitor ' || n, 'sim', now()
      from generate_series(1, ${CARTAS_POR_PARTE + 1}) n`.execute(c.banco.sistema)
    await sql`insert into newsletter_inscricao (hot_id, email, nome, consentimento, confirmado_at)
      values (${c.outroHotsite.id}, 'alheio@exemplo.com', 'Alheio', 'sim', now())`.execute(c.banco.sistema)
    await inscrever('sem@exemplo.com')
    const { uid } = (await salvar()).valor
    const enviado = await mover(uid, 'enviar')
    expect(enviado.valor).toMatchObject({ situacao: 'ENVIANDO', destinatarios: CARTAS_POR_PARTE + 1 })
    const bolId = await idDe(uid)
    await Promise.all([1, 2].map(() => escreverParte(c.servicos, c.hotsite.id, bolId)))
    expect(await ler(uid)).toMatchObject({ situacao: 'ENVIADO', destinatarios: 0 })
    const escritas = await c.banco.sistema
      .selectFrom('caixaPostal')
      .selectAll()
      .where('assunto', '=', 'Leilão de sexta')
      .execute()
    expect(new Set(escritas.map((e) => e.para)).size).toBe(CARTAS_POR_PARTE + 1)
    expect(escritas).toHaveLength(CARTAS_POR_PARTE + 1)
    expect(escritas.every((e) => e.hotId === c.hotsite.id)).toBe(true)
    expect(escritas[0]?.texto).toMatch(/^Olá, Leitor!\n\nSexta tem\.\n\n.*\/novidades\/sair\//s)
  })
  test('stops between parts and goes on where it was', async () => {
    await sql`update newsletter_inscricao set saiu_at = now() where email = 'l5@exemplo.com'`.execute(
      c.banco.sistema,
    )
    const { uid } = (await salvar({ assunto: 'Outro' })).valor
    await mover(uid, 'enviar')
    await escreverParte(c.servicos, c.hotsite.id, await idDe(uid))
    // A hundred of a hundred: whether there is more is only known by looking again.
    expect((await mover(uid, 'parar')).valor.situacao).toBe('PARADO')
    expect(await escreverParte(c.servicos, c.hotsite.id, await idDe(uid))).toBe(false)
    expect((await ler(uid))?.situacao).toBe('PARADO')
    await mover(uid, 'continuar')
    await partes(uid)
    expect(await ler(uid)).toMatchObject({
      situacao: 'ENVIADO',
      aCaminho: CARTAS_POR_PARTE,
      entregues: 0,
      falhas: 0,
      sairam: 0,
    })
  })
  test('on one subject goes to those who asked for it, or for everything', async () => {
    await esvaziar()
    for (const [email, interesse] of [
      ['motos@exemplo.com', 'Motos'],
      ['carros@exemplo.com', 'Carros'],
      ['tudo@exemplo.com', null],
    ] as const) {
      await inscrever(email, interesse)
      await confirmar(email)
    }
    const { uid } = (await salvar({ interesse: 'Motos', assunto: 'Motos' })).valor
    await mover(uid, 'enviar')
    await partes(uid)
    const para = await c.banco.sistema
      .selectFrom('caixaPostal')
      .select('para')
      .where('assunto', '=', 'Motos')
      .execute()
    expect(para.map((p) => p.para).toSorted()).toEqual(['motos@exemplo.com', 'tudo@exemplo.com'])
  })
  test('is changed and deleted only before it is sent, by those who may, in its own house', async () => {
    const { uid, versao } = (await salvar({ assunto: 'Meu' })).valor
    expect((await salvar({ uid, versao, assunto: 'Mudado' })).valor.versao).toBe(2)
    expect(await ler(uid)).toMatchObject({ assunto: 'Mudado', versao: 2 })
    const alheia = c.ctx(c.equipe, c.outroHotsite)
    expect((await salvar({ uid }, alheia)).status).toBe(404)
    expect((await mover(uid, 'enviar', alheia)).status).toBe(404)
    expect((await salvar({}, c.ctx(c.clientes[0] ?? null))).status).toBe(403)
    expect((await salvar({ assunto: ' ', texto: '' })).erro?.campos).toMatchObject({
      assunto: 'Informe o assunto',
      texto: 'Escreva o texto',
    })
    const apagar = () => executarChamada(c.ctx(c.equipe), apagarBoletim, { params: { uid } })
    await mover(uid, 'enviar')
    expect((await salvar({ uid, versao: 2, assunto: 'Tarde' })).erro?.error).toBe('SITUACAO')
    expect((await apagar()).erro?.error).toBe('SITUACAO')
    const outro = (await salvar({ assunto: 'Rascunho' })).valor.uid
    const foi = await executarChamada(c.ctx(c.equipe), apagarBoletim, { params: { uid: outro } })
    expect([foi.status, await ler(outro)]).toEqual([200, undefined])
  })
  test('written by two at once: the later is told what the other wrote, and may still save over it', async () => {
    const { uid, versao } = (await salvar({ assunto: 'De dois' })).valor
    const ana = await salvar({ uid, versao, assunto: 'De Ana' })
    const rui = await salvar({ uid, versao, assunto: 'De Rui' })
    expect([ana.status, rui.status, rui.erro?.error]).toEqual([200, 409, 'MUDOU'])
    expect(rui.erro?.dados).toMatchObject({
      versao: ana.valor.versao,
      mudancas: { assunto: { antes: 'De dois', depois: 'De Ana' } },
    })
    expect((await ler(uid))?.assunto).toBe('De Ana')
    expect((await salvar({ uid, versao: ana.valor.versao, assunto: 'De Rui' })).status).toBe(200)
    expect((await ler(uid))?.assunto).toBe('De Rui')
  })
  test('is seen before, and a sample goes to its writer', async () => {
    const r = await executarChamada(c.ctx(c.equipe), previaDoBoletim, {
      body: { assunto: 'Prova', texto: 'Oi, {nome}! <script>x</script>', interesse: 'Motos', enviar: true },
    })
    expect(r.valor.destinatarios).toBe(2)
    expect(r.valor.html).not.toContain('<script>')
    const [amostra] = await cartas(r.valor.enviadaPara ?? '')
    expect(amostra).toMatchObject({ assunto: '[Amostra] Prova', sairUrl: null })
  })
})

test('by a mail server: delivered with the way out in its head, refused for good once, left by one click', async () => {
  await esvaziar()
  await naLista('ok@exemplo.com', 'nao-existe@exemplo.com')
  const { uid } = (await salvar({ assunto: 'Pelo correio' })).valor
  await c.banco.sistema.updateTable('hotsite').set({ emailContato: null }).execute()
  const semServidor = c.servicos.externo.usarPlataforma(SMTP, {
    url: smtp.url,
    remetente: 'nao-responda@casas.exemplo.com.br',
  })
  await mover(uid, 'enviar')
  const fila = await trabalharFila(c.servicos, '')
  await expect
    .poll(() => ler(uid), { timeout: 20_000 })
    .toMatchObject({ entregues: 1, falhas: 1, aCaminho: 0, sairam: 0 })
  await fila.stop()
  semServidor()
  expect(smtp.tentativas.filter((t) => t === 'nao-existe@exemplo.com')).toHaveLength(2)
  const carta = smtp.recebidas.find((r) => r.includes('Subject: Pelo correio')) ?? ''
  expect(carta).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  // A house without an address of its own writes from the platform's domain.
  expect(carta).toMatch(/^From: .*<nao-responda@casas\.exemplo\.com\.br>\r$/m)
  const link = /^List-Unsubscribe: *<([^>]+)>/m.exec(carta.replace(/\r\n[ \t]/g, ''))?.[1] ?? ''
  const [insUid, selo] = new URL(link).pathname.split('/').slice(-2)
  const de = new URL(link).searchParams.get('de')
  expect(de).toBe(uid)
  for (const i of [1, 2])
    expect(
      (await executarChamada(c.ctx(null), sairDaNewsletter, { params: { uid: insUid }, body: { selo, de } }))
        .status,
      String(i),
    ).toBe(200)
  expect((await ler(uid))?.sairam).toBe(1)
})
