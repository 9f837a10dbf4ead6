// Administration across houses on a real database: who may, what a new house gets, and the way into another one.
import type { Papel } from '@martelo/contracts/core/permissions.ts'
import { abrirHotsite } from '@martelo/contracts/hotsites/abrir-hotsite.contract.ts'
import { entrarNoHotsite } from '@martelo/contracts/hotsites/entrar-no-hotsite.contract.ts'
import { logoDoNovoHotsite } from '@martelo/contracts/hotsites/logo-do-novo-hotsite.contract.ts'
import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import { mudarPlataformasDoUsuario } from '@martelo/contracts/hotsites/mudar-plataformas-do-usuario.contract.ts'
import { plataformasDoUsuario } from '@martelo/contracts/hotsites/plataformas-do-usuario.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const NOVA = {
  nome: 'Leilões Novos',
  tipo: 'leilao' as const,
  subdominio: 'leiloes-novos',
  dominio: 'leiloesnovos.com.br',
  copiarDe: null as number | null,
  corPrimaria: '#aa0000',
  corSecundaria: '#220000',
  administrador: 'Ana Lima',
  email: 'ana@leiloesnovos.com.br',
  publicar: true,
}

test('an administrator of one house sees his own and opens none', async () => {
  expect((await executarChamada(adm(), listarHotsites)).valor).toHaveLength(1)
  expect((await executarChamada(adm(), abrirHotsite, { body: NOVA })).status).toBe(403)
  expect((await executarChamada(adm(), entrarNoHotsite, { params: { id: c.outroHotsite.id } })).status).toBe(
    403,
  )
})

test('one of the platform sees all, opens a house as a copy of another, and goes into any', async () => {
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  await sql`update hotsite set dias_estadia_gratis = 17 where id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await sql`with p as (insert into pagina (hot_id, modelo, uri, titulo, descricao) values (${c.hotsite.id}, null, '/visite', 'Visite', 'Onde') returning id),
      s as (insert into pagina_sessao (hot_id, pag_id, elemento, nome) select ${c.hotsite.id}, id, 'TEXTO', 'Texto' from p returning id)
    insert into pagina_item (hot_id, ses_id, titulo, imagem) select ${c.hotsite.id}, id, 'Abertos aos sábados', '/arquivos/x.webp' from s`.execute(
    c.banco.sistema,
  )
  const r = await executarChamada(adm(), abrirHotsite, { body: { ...NOVA, copiarDe: c.hotsite.id } })
  expect(r.valor.senha).toContain('/redefinir-senha?hash=')
  const casa = await c.banco.sistema
    .selectFrom('hotsite')
    .selectAll()
    .where('id', '=', r.valor.id)
    .executeTakeFirstOrThrow()
  expect(casa).toMatchObject({
    diasEstadiaGratis: 17,
    corPrimaria: '#aa0000',
    dominio: NOVA.dominio,
    ativo: true,
  })
  const pagina = await sql<{ titulo: string; imagem: string | null; publicadaId: number | null }>`
    select i.titulo, i.imagem, p.publicada_id from pagina p join pagina_sessao s on s.pag_id = p.id join pagina_item i on i.ses_id = s.id
    where p.hot_id = ${casa.id} and p.uri = '/visite'`.execute(c.banco.sistema)
  expect(pagina.rows).toEqual([{ titulo: 'Abertos aos sábados', imagem: null, publicadaId: null }])
  const testes = () =>
    c.banco.sistema
      .selectFrom('leilao')
      .select('nome')
      .where('hotId', '=', casa.id)
      .where('teste', '=', true)
      .execute()
  expect(await testes()).toEqual([])
  const outra = await executarChamada(adm(), abrirHotsite, { body: NOVA })
  expect(outra.erro?.campos).toHaveProperty('subdominio')
  expect((await executarChamada(adm(), listarHotsites)).valor.map((h) => h.nome)).toContain(NOVA.nome)
  const porta = await executarChamada(adm(), entrarNoHotsite, { params: { id: casa.id } })
  expect(porta.valor.endereco).toMatch(/leiloes-novos\.[^/]+\/admin-auth\//)
})

test('a copy takes over what is ticked, group by group, and nothing that is of yards or people', async () => {
  const de = c.hotsite.id
  const db = c.banco.sistema
  await sql`update hotsite set exige_fotos_aprovadas = true, dias_de_reclamacao = 120, validacoes_valor_oferta_bloqueada = 50000000,
      recursos_desligados = '{newsletter}', dias_estadia_gratis = 17 where id = ${de}`.execute(db)
  await sql`insert into aviso_texto (hot_id, tipo, idioma, forma, titulo, texto) values (${de}, 'venda-criada', 'pt-BR', 'aviso', 'Sua compra', 'Parabéns')`.execute(
    db,
  )
  await sql`insert into aviso_da_casa (hot_id, tipo, canais, destinatarios) values (${de}, 'mensagem-do-site', '{email}', '{dono@casa.com.br}')`.execute(
    db,
  )
  await sql`with r as (insert into regulamento (hot_id, nome, texto, numero) values (${de}, 'Geral', 'Cláusula dois', 2) returning id)
    insert into regulamento_versao (hot_id, reg_id, numero, texto) select ${de}, id, n, 'Cláusula ' || n from r, generate_series(1, 2) n`.execute(
    db,
  )
  await sql`insert into texto_de_leilao (hot_id, nome, tipo, titulo, texto) values (${de}, 'Retirada', 'RETIRADA', 'Retirada', 'Em dez dias')`.execute(
    db,
  )
  await sql`insert into tipo_de_leilao (hot_id, nome) values (${de}, 'De frota própria')`.execute(db)
  await sql`with t as (insert into tipo_vistoria (hot_id, nome, disponivel_para_tipos) values (${de}, 'De chegada própria', '{LEVE}') returning id)
    insert into tipo_vistoria_versao (hot_id, tip_id, numero, categorias) select ${de}, id, n, jsonb_build_array(n) from t, generate_series(1, 3) n`.execute(
    db,
  )
  await sql`insert into tabela_diaria (hot_id, nome, desde, diaria, quem_paga) values (${de}, 'Diária geral própria', '2026-01-01', 4500, 'comprador')`.execute(
    db,
  )
  await sql`insert into tabela_diaria (hot_id, nome, pat_id, desde, diaria, quem_paga)
    select ${de}, 'Do pátio', id, '2026-01-01', 9900, 'comprador' from patio where hot_id = ${de} limit 1`.execute(
    db,
  )
  await sql`insert into login_conteudo (hot_id, nome, uri, itens) values (${de}, 'Ao lado', 'ao-lado', '[{"titulo": "Bem-vindo", "imagem": "/arquivos/x.webp"}]')`.execute(
    db,
  )
  const abrir = async (subdominio: string, copiar?: string[]) =>
    (
      await executarChamada(adm(), abrirHotsite, {
        body: { ...NOVA, subdominio, dominio: null, copiarDe: de, ...(copiar ? { copiar } : {}) },
      })
    ).valor.id
  const vieram = async (hotId: number) =>
    (
      await sql<
        Record<string, unknown>
      >`select h.exige_fotos_aprovadas as fotos, h.dias_de_reclamacao as dias, h.validacoes_valor_oferta_bloqueada as valor,
        h.recursos_desligados as desligados,
        (select texto from aviso_texto where hot_id = h.id and tipo = 'venda-criada') as aviso,
        (select destinatarios from aviso_da_casa where hot_id = h.id and tipo = 'mensagem-do-site') as destinatarios,
        (select array_agg(v.numero || ' ' || v.texto) from regulamento_versao v where v.hot_id = h.id) as regulamento,
        (select count(*)::int from texto_de_leilao where hot_id = h.id and nome = 'Retirada') as textos,
        (select count(*)::int from tipo_de_leilao where hot_id = h.id and nome = 'De frota própria') as tipos,
        (select v.numero || ' ' || v.categorias::text from tipo_vistoria_versao v join tipo_vistoria t on t.id = v.tip_id
          where t.hot_id = h.id and t.nome = 'De chegada própria') as vistoria,
        (select array_agg(nome) from tabela_diaria where hot_id = h.id and nome in ('Diária geral própria', 'Do pátio')) as diarias,
        (select jsonb_build_array(ativo, itens->0->'titulo') from login_conteudo where hot_id = h.id and uri = 'ao-lado') as entrada
      from hotsite h where h.id = ${hotId}`.execute(db)
    ).rows[0]
  expect(await vieram(await abrir('copia-inteira'))).toEqual({
    fotos: true,
    dias: 120,
    valor: 500_000_00,
    desligados: ['newsletter'],
    aviso: 'Parabéns',
    destinatarios: [],
    regulamento: ['1 Cláusula dois'],
    textos: 1,
    tipos: 1,
    vistoria: '1 [3]',
    diarias: ['Diária geral própria'],
    entrada: [false, 'Bem-vindo'],
  })
  const soDiarias = await vieram(await abrir('copia-de-diarias', ['diarias']))
  expect(soDiarias).toMatchObject({
    fotos: false,
    aviso: null,
    regulamento: null,
    textos: 0,
    tipos: 0,
    vistoria: null,
    diarias: ['Diária geral própria'],
    entrada: null,
  })
  expect(soDiarias?.desligados).toEqual([])
})

test('a house begins with its people: each has a role and a letter of that house', async () => {
  const body = { ...NOVA, subdominio: 'com-gente', dominio: null }
  const gente = (email: string, papeis: Papel[]) => [{ nome: 'Rui Paz', email, papeis }]
  const recusada = async (equipe: { nome: string; email: string; papeis: Papel[] }[]) =>
    (await executarChamada(adm(), abrirHotsite, { body: { ...body, equipe } })).erro?.campos
  expect(await recusada(gente(NOVA.email.toUpperCase(), ['Financeiro']))).toHaveProperty('equipe.0.email')
  expect(await recusada(gente('rui@x.com.br', ['Clientes']))).toHaveProperty('equipe.0.papeis')
  const equipe = [...gente('rui@x.com.br', ['Financeiro']), ...gente('lia@x.com.br', ['Leilão', 'MKT'])]
  const { id } = (await executarChamada(adm(), abrirHotsite, { body: { ...body, equipe } })).valor
  const { rows } = await sql<{ email: string; papeis: string[] }>`select email, papeis from usuario
    where hot_id = ${id} order by id`.execute(c.banco.sistema)
  expect(rows).toEqual([
    { email: NOVA.email, papeis: ['ADM'] },
    ...equipe.map(({ email, papeis }) => ({ email, papeis })),
  ])
  const cartas = await sql<{ para: string; texto: string }>`select para, texto from caixa_postal
    where para = any(${equipe.map((p) => p.email)}) order by id`.execute(c.banco.sistema)
  expect(cartas.rows.map((r) => r.para)).toEqual(equipe.map((p) => p.email))
  for (const { texto } of cartas.rows) expect(texto).toMatch(/com-gente\.\S*redefinir-senha\?hash=/)
})

test('the path of a new house sends its logo and makes its rehearsal; a house cannot dress another', async () => {
  const body = { ...NOVA, subdominio: 'com-logo', dominio: null, leilaoDeTeste: true }
  const { id } = (await executarChamada(adm(), abrirHotsite, { body })).valor
  const leilao = await c.banco.sistema
    .selectFrom('leilao')
    .select(['situacao', 'teste'])
    .where('hotId', '=', id)
    .execute()
  expect(leilao).toEqual([{ situacao: 'PRONTO', teste: true }])
  const png = (largura: number) =>
    sharp({ create: { width: largura, height: 80, channels: 4, background: '#aa0000' } })
      .png()
      .toBuffer()
  const enviar = async (largura: number, ctx = adm(), casa = id) =>
    executarChamada(ctx, logoDoNovoHotsite, {
      params: { id: casa },
      arquivos: [{ nome: 'logo.png', bytes: await png(largura) }],
    })
  expect((await enviar(20)).erro?.campos).toHaveProperty('logo')
  expect((await enviar(300, adm(), 2_000_000_000)).status).toBe(404)
  expect((await enviar(300, c.ctx({ ...c.leiloeiro, papeis: ['ADM'] }))).status).toBe(403)
  expect((await enviar(300, c.ctx({ ...c.equipe, papeis: ['MKT'] }))).status).toBe(403)
  const { url } = (await enviar(300)).valor
  expect(url).toContain(`/marcas/${id}/`)
  const { logo } = await c.banco.sistema
    .selectFrom('hotsite')
    .select('logo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(logo).toBe(url)
})

test('one of the platform gives another administrator all houses, with a reason; no one his own', async () => {
  const uid = async (usuId: number): Promise<string> =>
    (
      await c.banco.sistema
        .selectFrom('usuario')
        .select('uid')
        .where('id', '=', usuId)
        .executeTakeFirstOrThrow()
    ).uid
  const [eu, outro] = [await uid(c.equipe.usuId), await uid(c.leiloeiro.usuId)]
  const mudar = (u: string, plataforma: boolean, motivo = 'Cuida das duas casas', ctx = adm()) =>
    executarChamada(ctx, mudarPlataformasDoUsuario, { params: { uid: u }, body: { plataforma, motivo } })
  expect((await mudar(outro, true)).erro?.error).toBe('RECUSADA')
  await sql`update usuario set papeis = '{ADM}' where id = ${c.leiloeiro.usuId}`.execute(c.banco.sistema)
  expect((await mudar(outro, true, ' ')).erro?.campos).toHaveProperty('motivo')
  expect((await mudar(eu, false)).erro?.error).toBe('RECUSADA')
  const dado = (await mudar(outro, true)).valor
  expect(dado.plataforma).toBe(true)
  expect(dado.casas.length).toBeGreaterThan(2)
  const dele = c.ctx({ ...c.leiloeiro, papeis: ['ADM'] })
  expect((await executarChamada(dele, listarHotsites)).valor.length).toBeGreaterThan(2)
  expect((await mudar(outro, false)).valor.casas).toHaveLength(1)
  expect((await executarChamada(dele, plataformasDoUsuario, { params: { uid: outro } })).valor).toMatchObject(
    {
      plataforma: false,
      impedimento: 'Só administradores da plataforma mudam isto.',
    },
  )
  expect((await mudar(outro, true, 'Eu mesmo', dele)).status).toBe(403)
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, plataformasDoUsuario, { params: { uid: outro } })).status).toBe(404)
})

test('an account in another house ends with the right, and opens again with it', async () => {
  const casa = c.outroHotsite.id
  const daqui = c.equipe.usuId
  const entrar = () => executarChamada(adm(), entrarNoHotsite, { params: { id: casa } })
  const contas = async () =>
    (
      await sql<{
        id: number
        ativo: boolean
      }>`select id, ativo from usuario where hot_id = ${casa} and plataforma_de = ${daqui}`.execute(
        c.banco.sistema,
      )
    ).rows
  // Two at once make one.
  const duas = await Promise.all([entrar(), entrar()])
  expect(duas.map((r) => r.status)).toEqual([200, 200])
  const [conta] = await contas()
  expect(await contas()).toEqual([{ id: conta?.id, ativo: true }])
  await sql`insert into sessao (hot_id, usu_id, familia, refresh_hash, expira_at) select ${casa}, ${conta?.id}, gen_random_uuid(), '\\x00', now() + interval '1 hour'`.execute(
    c.banco.sistema,
  )
  const vivas = async () =>
    Number(
      (
        await sql<{
          n: string
        }>`select count(*) as n from sessao where usu_id = ${conta?.id} and revogada_at is null`.execute(
          c.banco.sistema,
        )
      ).rows[0]?.n,
    )
  expect(await vivas()).toBe(1)
  for (const [sem, com] of [
    ['plataforma = false', 'plataforma = true'],
    ['ativo = false', 'ativo = true'],
    [`papeis = '{MKT}'`, `papeis = '{ADM}'`],
  ] as const) {
    // As the house itself changes it: under its own row security.
    await c.banco.doHotsite(c.hotsite.id, (tx) =>
      sql`update usuario set ${sql.raw(sem)} where id = ${daqui}`.execute(tx),
    )
    expect([sem, await contas()]).toEqual([sem, [{ id: conta?.id, ativo: false }]])
    expect(await vivas()).toBe(0)
    await sql`update usuario set ${sql.raw(com)} where id = ${daqui}`.execute(c.banco.sistema)
    expect((await entrar()).status).toBe(200)
    expect(await contas()).toEqual([{ id: conta?.id, ativo: true }])
  }
})

test('an e-mail that is another person’s in that house is refused in words', async () => {
  const { email } = await c.banco.sistema
    .selectFrom('usuario')
    .select('email')
    .where('id', '=', c.equipe.usuId)
    .executeTakeFirstOrThrow()
  await sql`update usuario set plataforma_de = null, papeis = '{Cliente}' where hot_id = ${c.outroHotsite.id} and lower(email) = lower(${email})`.execute(
    c.banco.sistema,
  )
  const r = await executarChamada(adm(), entrarNoHotsite, { params: { id: c.outroHotsite.id } })
  expect([r.erro?.error, r.erro?.message]).toEqual(['RECUSADA', expect.stringContaining(email)])
})
