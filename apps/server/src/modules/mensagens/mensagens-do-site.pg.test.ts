import { createServer } from 'node:http'
import { abrirFormulario } from '@martelo/contracts/mensagens/abrir-formulario.contract.ts'
import { cadastrarSocio } from '@martelo/contracts/mensagens/cadastrar-socio.contract.ts'
import { confirmarNewsletter } from '@martelo/contracts/newsletter/confirmar-newsletter.contract.ts'
import { enviarContato } from '@martelo/contracts/mensagens/enviar-contato.contract.ts'
import { inscreverNewsletter } from '@martelo/contracts/newsletter/inscrever-newsletter.contract.ts'
import { inscritosNaNewsletter } from '@martelo/contracts/newsletter/inscritos-na-newsletter.contract.ts'
import { marcarMensagemVista } from '@martelo/contracts/mensagens/marcar-mensagem-vista.contract.ts'
import { mensagensDoSite } from '@martelo/contracts/mensagens/mensagens-do-site.contract.ts'
import { sairDaNewsletter } from '@martelo/contracts/newsletter/sair-da-newsletter.contract.ts'
import { TEMPO_MAXIMO_MS } from '@martelo/domain/mensagens/formulario-do-site.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { criarAplicacao } from '../../core/http/aplicacao.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1, hotsite: { emailContato: 'casa@exemplo.com.br' } })
})
afterAll(() => c.fechar())

let ips = 0
/** Each visitor comes from his own address, and fills his form for ten seconds. */
async function visitante(demora = 10_000, hotsite = c.hotsite) {
  const ctx = { ...c.ctx(null, hotsite), ip: `10.1.0.${(ips += 1)}` }
  const { selo } = (await executarChamada(ctx, abrirFormulario)).valor
  return { ctx: { ...ctx, agora: ctx.agora + demora }, selo }
}
const pedido = {
  nome: 'Ana Souza',
  email: 'Ana@Exemplo.com',
  telefone: '(19) 3232-1010',
  assunto: 'golpe',
  texto: 'Recebi um boleto de\num site parecido.',
}
const contato = async (mudar: object = {}, v = visitante()) => {
  const { ctx, selo } = await v
  return executarChamada(ctx, enviarContato, { body: { ...pedido, selo, ...mudar } })
}
const guardadas = () => c.banco.sistema.selectFrom('mensagemDoSite').selectAll().orderBy('id').execute()
const cartas = (para: string) =>
  c.banco.sistema.selectFrom('caixaPostal').selectAll().where('para', '=', para).orderBy('id').execute()

describe('contact', () => {
  test('reaches the list and the house’s mailbox, and an answer goes to the writer', async () => {
    expect((await contato()).erro).toBeNull()
    expect(await guardadas()).toMatchObject([
      {
        tipo: 'contato',
        email: 'ana@exemplo.com',
        assunto: 'Site ou mensagem falsa em nosso nome',
        hotId: c.hotsite.id,
      },
    ])
    const [carta] = await cartas('casa@exemplo.com.br')
    expect(carta).toMatchObject({ responderA: 'ana@exemplo.com' })
    expect(carta?.texto).toContain('um site parecido.')
  })

  test.each<[string, object, string]>([
    ['a name is missing', { nome: ' ' }, 'nome'],
    ['an address that is none', { email: 'ana@' }, 'email'],
    ['a subject of no one’s', { assunto: 'x' }, 'assunto'],
    ['a telephone that is none', { telefone: '123' }, 'telefone'],
    ['a novel', { texto: 'x'.repeat(4001) }, 'texto'],
  ])('refused at its field: %s', async (_, mudar, campo) => {
    const antes = (await guardadas()).length
    expect((await contato(mudar)).erro?.campos?.[campo]).toBeDefined()
    expect(await guardadas()).toHaveLength(antes)
  })

  test.each<[string, number, number]>([
    ['that comes back at once', 200, 425],
    ['that was kept for days', TEMPO_MAXIMO_MS + 1, 409],
  ])('a form %s is told so', async (_, demora, status) => {
    const antes = (await guardadas()).length
    expect((await contato({}, visitante(demora))).status).toBe(status)
    expect(await guardadas()).toHaveLength(antes)
  })

  test('a seal of another site, or a forged one, is spent', async () => {
    const alheio = await visitante(10_000, c.outroHotsite)
    expect((await contato({ selo: alheio.selo })).status).toBe(409)
    expect((await contato({ selo: `${Date.now().toString(36)}.x` })).status).toBe(409)
    expect((await contato({ selo: '' })).status).toBe(409)
  })

  test('a seal is spent after three messages; what was refused for a fault spends nothing', async () => {
    const { ctx, selo } = await visitante()
    const enviar = async (mudar: object = {}) =>
      (await contato(mudar, Promise.resolve({ ctx: { ...ctx, ip: `10.9.0.${(ips += 1)}` }, selo }))).status
    for (let i = 0; i < 4; i++) expect(await enviar({ telefone: '1' })).toBe(400)
    expect([await enviar(), await enviar(), await enviar(), await enviar()]).toEqual([200, 200, 200, 409])
  })

  test('a program that fills everything is thanked and not heard', async () => {
    const antes = (await guardadas()).length
    expect((await contato({ site: 'https://x' })).valor).toEqual({ ok: true })
    expect(await guardadas()).toHaveLength(antes)
  })

  test('a flood from one address meets the specification’s words', async () => {
    const v = await visitante()
    let ultima = await contato({}, Promise.resolve(v))
    for (let i = 0; i < 10; i++) ultima = await contato({}, Promise.resolve(v))
    expect(ultima.status).toBe(429)
    expect(ultima.erro?.message).toBe('Bloqueado - Aguarde algumas horas para enviar novamente')
  })

  test('a flood from many addresses is kept, but does not fill the mailbox', async () => {
    for (let i = 0; i < 65; i++) expect((await contato()).status).toBe(200)
    expect((await guardadas()).length).toBeGreaterThan(65)
    expect(await cartas('casa@exemplo.com.br')).toHaveLength(60)
  })
})

describe('partners', () => {
  const socio = async (mudar: object = {}) => {
    const { ctx, selo } = await visitante()
    const body = {
      ...pedido,
      assunto: undefined,
      parceria: 'transporte',
      empresa: 'Guinchos Boa Estrada',
      documento: '11.222.333/0001-81',
      cidade: 'Campinas',
      uf: 'SP',
      texto: null,
    }
    return executarChamada(ctx, cadastrarSocio, { body: { ...body, selo, ...mudar } })
  }
  test('are kept with their company', async () => {
    expect((await socio()).erro).toBeNull()
    expect((await guardadas()).at(-1)).toMatchObject({
      tipo: 'socio',
      empresa: 'Guinchos Boa Estrada',
      documento: '11.222.333/0001-81',
      cidade: 'Campinas',
    })
  })
  test.each<[string, object, string]>([
    ['a document that is none', { documento: '11.222.333/0001-80' }, 'documento'],
    ['a state that is none', { uf: 'XX' }, 'uf'],
    ['no telephone', { telefone: '' }, 'telefone'],
  ])('refused at its field: %s', async (_, mudar, campo) =>
    expect((await socio(mudar)).erro?.campos?.[campo]).toBeDefined(),
  )
})

describe('the staff’s list', () => {
  const equipe = () => c.ctx(c.equipe)
  const lista = async (query: object = {}) =>
    (await executarChamada(equipe(), mensagensDoSite, { query })).valor
  test('shows what is open, finds by text, and marks', async () => {
    const [primeira] = await lista({ tipo: 'socio' })
    expect(primeira).toMatchObject({ tipo: 'socio', empresa: 'Guinchos Boa Estrada' })
    const uid = primeira?.uid ?? ''
    await executarChamada(equipe(), marcarMensagemVista, { params: { uid }, body: { visto: true } })
    expect(await lista({ tipo: 'socio' })).toEqual([])
    expect((await lista({ situacao: 'vistas', busca: 'boa estrada' }))[0]).toMatchObject({
      uid,
      vistoPor: c.equipe.nome,
    })
  })
  test('is nothing for clients, and another site has its own', async () => {
    expect((await executarChamada(c.ctx(c.clientes[0] ?? null), mensagensDoSite)).status).toBe(403)
    const alheia = { ...c.ctx(c.equipe, c.outroHotsite) }
    expect((await executarChamada(alheia, mensagensDoSite, { query: { situacao: 'todas' } })).valor).toEqual(
      [],
    )
    const uid = (await guardadas())[0]?.uid ?? ''
    const marcar = await executarChamada(alheia, marcarMensagemVista, {
      params: { uid },
      body: { visto: true },
    })
    expect(marcar.status).toBe(404)
  })
})

describe('newsletter', () => {
  const inscrever = async (email: string, mudar: object = {}) => {
    const { ctx, selo } = await visitante()
    return executarChamada(ctx, inscreverNewsletter, {
      body: { nome: 'Ana', email, consentimento: true, selo, ...mudar },
    })
  }
  const saida = async (email: string) => (await cartas(email)).at(-1)?.sairUrl?.split('/').slice(-2) ?? []
  const sair = async (uid: string | undefined, selo: string | undefined, hotsite = c.hotsite) =>
    executarChamada(c.ctx(null, hotsite), sairDaNewsletter, { params: { uid }, body: { selo } })
  const confirmar = async (email: string) => {
    const texto = (await cartas(email)).at(-1)?.texto ?? ''
    const [, uid, selo] = /\/novidades\/confirmar\/([\w-]+)\/([\w-]+)/.exec(texto) ?? []
    return executarChamada(c.ctx(null), confirmarNewsletter, { params: { uid }, body: { selo } })
  }
  const inscritos = async (situacao: string) =>
    (await executarChamada(c.ctx(c.equipe), inscritosNaNewsletter, { query: { situacao } })).valor

  test('one letter asks for the confirmation, with the way out; asking again sends none', async () => {
    await inscrever('bia@exemplo.com')
    await inscrever('BIA@exemplo.com')
    const enviadas = await cartas('bia@exemplo.com')
    expect(enviadas).toHaveLength(1)
    expect(enviadas[0]?.texto).toContain(enviadas[0]?.sairUrl ?? '-')
  })
  test('the way out leads out, as often as it is used, and only for its own address and site', async () => {
    expect((await inscritos('aguardando')).map((i) => i.email)).toEqual(['bia@exemplo.com'])
    expect(await inscritos('ativos')).toEqual([])
    expect((await confirmar('bia@exemplo.com')).valor).toEqual({ ok: true })
    const [uid, selo] = await saida('bia@exemplo.com')
    expect((await sair(uid, `${selo}x`)).status).toBe(404)
    expect((await sair(uid, selo, c.outroHotsite)).status).toBe(404)
    expect((await inscritos('ativos')).map((i) => i.email)).toContain('bia@exemplo.com')
    expect((await sair(uid, selo)).valor).toEqual({ ok: true })
    expect((await sair(uid, selo)).valor).toEqual({ ok: true })
    expect((await inscritos('ativos')).map((i) => i.email)).not.toContain('bia@exemplo.com')
    expect((await inscritos('sairam')).map((i) => i.email)).toEqual(['bia@exemplo.com'])
  })
  test('a returning reader is asked again', async () => {
    await inscrever('bia@exemplo.com')
    expect(await cartas('bia@exemplo.com')).toHaveLength(2)
    expect(await inscritos('sairam')).toEqual([])
    expect((await inscritos('aguardando')).map((i) => i.email)).toEqual(['bia@exemplo.com'])
  })
  test.each([[''], ['x.y.z'], [`${Date.now().toString(36)}.aa.x`]])('the seal %j is none', async (selo) => {
    const r = await inscrever('sem-selo@exemplo.com', { selo })
    expect([r.status, r.erro?.error]).toEqual([409, 'VENCIDO'])
    expect((await inscritos('todos')).map((i) => i.email)).not.toContain('sem-selo@exemplo.com')
  })
  test('one seal lets three through, from however many addresses', async () => {
    const { selo } = await visitante()
    const status = []
    for (let i = 0; i < 5; i++) status.push((await inscrever(`s${i}@exemplo.com`, { selo })).status)
    expect(status).toEqual([200, 200, 200, 409, 409])
    expect((await inscrever('s9@exemplo.com')).status).toBe(200)
  })
})

test('the way out over HTTP: from a mail program, which has neither cookie nor origin', async () => {
  const { ctx, selo } = await visitante()
  const email = 'um-clique@exemplo.com'
  await executarChamada(ctx, inscreverNewsletter, { body: { nome: 'Ana', email, consentimento: true, selo } })
  const [uid, meu] = (await cartas(email))[0]?.sairUrl?.split('/').slice(-2) ?? []
  const app = await criarAplicacao(
    c.servicos,
    (h) => createServer(h),
    () => undefined,
  )
  const sair = async (mudar: { selo?: string; host?: string } = {}) => {
    const r = await app.inject({
      method: 'POST',
      url: `/v1/hotsite/newsletter/${uid}/sair`,
      headers: { host: mudar.host ?? 'leilao.localhost' },
      payload: { selo: mudar.selo ?? meu },
    })
    return r.statusCode
  }
  const saiuAt = async () =>
    (
      await c.banco.sistema
        .selectFrom('newsletterInscricao')
        .select('saiuAt')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).saiuAt
  expect([await sair({ selo: `${meu}x` }), await sair({ host: 'loja.localhost' })]).toEqual([404, 404])
  expect(await saiuAt()).toBeNull()
  expect([await sair(), await sair()]).toEqual([200, 200])
  expect(await saiuAt()).not.toBeNull()
  await app.close()
})

test('behind the proxy a flood cannot hide behind addresses that it invents', async () => {
  const s = { ...c.servicos, config: { ...c.servicos.config, atrasDeProxy: true } }
  const app = await criarAplicacao(
    s,
    (h) => createServer(h),
    () => undefined,
  )
  const inscrever = (inventado: string, deVerdade: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/hotsite/newsletter',
      headers: { host: 'leilao.localhost', 'x-forwarded-for': `${inventado}, ${deVerdade}` },
      payload: { nome: 'Robô', email: 'robo@exemplo.com', consentimento: true, selo: '', site: 'x' },
    })
  const status: number[] = []
  for (let i = 0; i < 6; i++) status.push((await inscrever(`198.51.100.${i}`, '203.0.113.9')).statusCode)
  expect(status).toEqual([200, 200, 200, 200, 200, 429])
  expect((await inscrever('203.0.113.9', '203.0.113.10')).statusCode).toBe(200)
  await app.close()
})

test('a flood of strangers’ addresses makes the house write to so many of them an hour; all stay on the list', async () => {
  for (let i = 0; i < 65; i++) {
    const { ctx, selo } = await visitante()
    const r = await executarChamada(ctx, inscreverNewsletter, {
      body: { nome: 'Ana', email: `estranho${i}@exemplo.com`, consentimento: true, selo },
    })
    expect(r.erro).toBeNull()
  }
  const contar = async (tabela: 'caixaPostal' | 'newsletterInscricao', coluna: 'para' | 'email') =>
    (
      await c.banco.sistema
        .selectFrom(tabela)
        .select((e) => e.fn.countAll<number>().as('n'))
        .where(coluna, 'like', 'estranho%')
        .executeTakeFirstOrThrow()
    ).n
  expect(await contar('newsletterInscricao', 'email')).toBe(65)
  expect(await contar('caixaPostal', 'para')).toBeLessThanOrEqual(60)
  expect(await contar('caixaPostal', 'para')).toBeGreaterThan(40)
})
