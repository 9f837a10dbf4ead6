// The client's own matters on a real database: data, postal code, password and sessions, invitation, copy and deletion.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { alterarMeusDados } from '@martelo/contracts/clientes/alterar-meus-dados.contract.ts'
import { cancelarExclusao } from '@martelo/contracts/clientes/cancelar-exclusao.contract.ts'
import { consultarCep } from '@martelo/contracts/clientes/consultar-cep.contract.ts'
import { alterarCliente } from '@martelo/contracts/clientes/alterar-cliente.contract.ts'
import { executarExclusao } from '@martelo/contracts/clientes/executar-exclusao.contract.ts'
import { listarClientes } from '@martelo/contracts/clientes/listar-clientes.contract.ts'
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { exportarMeusDados } from '@martelo/contracts/clientes/exportar-meus-dados.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { infos } from '@martelo/contracts/clientes/infos.contract.ts'
import { minhaExclusao } from '@martelo/contracts/clientes/minha-exclusao.contract.ts'
import { minhasIndicacoes } from '@martelo/contracts/clientes/minhas-indicacoes.contract.ts'
import { pedirExclusao } from '@martelo/contracts/clientes/pedir-exclusao.contract.ts'
import { encerrarSessoes } from '@martelo/contracts/usuarios/encerrar-sessoes.contract.ts'
import { minhasSessoes } from '@martelo/contracts/usuarios/minhas-sessoes.contract.ts'
import { trocarSenha } from '@martelo/contracts/usuarios/trocar-senha.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { iniciarConsultaCep } from '../../simuladores/consulta-cep.ts'
import { resumirSenha } from '../usuarios/segredos.ts'
import { CEP } from './consulta-de-cep.integration.ts'
import { esquecerCompradoresAntigos, executarExclusoes } from './executar-exclusoes.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 1 })
  const senha = await resumirSenha('segredo1')
  await sql`update usuario set senha_hash = ${senha}`.execute(c.banco.sistema)
})
afterAll(async () => {
  await c.fechar()
})

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const como = (i: number) => c.ctx(cliente(i))
const linha = (i: number) =>
  c.banco.sistema
    .selectFrom('cliente')
    .selectAll()
    .where('id', '=', cliente(i).cliId)
    .executeTakeFirstOrThrow()

const dados = async (i: number, mudar: object = {}) => {
  const { valor } = await executarChamada(como(i), infos)
  return {
    versao: valor.versao,
    apelido: valor.apelido,
    rendaMensal: null,
    interesses: [],
    aceitaNovidades: false,
    ...mudar,
  }
}

describe('own data', () => {
  test('saved, audited, and nothing that identifies him', async () => {
    const body = await dados(0, {
      apelido: 'novo.nome',
      telefone2: '(62) 3333-4444',
      rendaMensal: 5_000_00,
      nome: 'Outro',
      cpf: '1',
    })
    const antes = await linha(0)
    const r = await executarChamada(como(0), alterarMeusDados, { body })
    expect(r.valor).toMatchObject({
      apelido: 'novo.nome',
      telefone2: '+556233334444',
      rendaMensal: 5_000_00,
      nome: antes.nome,
    })
    const velha = await executarChamada(como(0), alterarMeusDados, { body })
    expect(velha.erro?.error).toBe('MUDOU')
  })

  test.each([
    ['a nickname of another person', { apelido: 'NOVO.nome' }, 'apelido'],
    ['a nickname of the house', { apelido: 'leiloeiro' }, 'apelido'],
    ['a telephone that is none', { telefone3: '123' }, 'telefone3'],
  ])('refused at the field: %s', async (_, mudar, campo) => {
    const r = await executarChamada(como(1), alterarMeusDados, { body: await dados(1, mudar) })
    expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
  })
})

test('a postal code is looked up; unknown, failing and silent services are told apart from a bug', async () => {
  const consulta = async (cep: string) => {
    const r = await executarChamada(como(0), consultarCep, { params: { cep } })
    return r.erro?.error ?? r.valor
  }
  expect(await consulta('74000-001')).toBe('CONSULTA_FORA')
  const simulada = await iniciarConsultaCep({ demoraMs: 1 })
  const esquecer = c.servicos.externo.usarPlataforma(CEP, { url: simulada.url })
  expect(await consulta('74230-010')).toMatchObject({ cidade: 'Goiânia', estadoSigla: 'GO', locId: 5208707 })
  expect(await consulta('74230-999')).toBe('CEP_DESCONHECIDO')
  expect(await consulta('74230-998')).toBe('CONSULTA_FORA')
  expect(await consulta('74230-997')).toBe('CONSULTA_FORA')
  const { rows } = await sql<{ desfecho: string }>`
    select desfecho from externo_registro where parceiro = 'cep' and hot_id = ${c.hotsite.id} order by id`.execute(
    c.banco.sistema,
  )
  expect(rows.map((r) => r.desfecho)).toEqual(['ok', 'ok', 'erro', 'tempo'])
  esquecer()
  await simulada.parar()
}, 15_000)

describe('security', () => {
  const abrir = async (familia: string) =>
    sql`insert into sessao (hot_id, usu_id, familia, refresh_hash, expira_at, agente) values
      (${c.hotsite.id}, ${cliente(2).usuId}, ${familia}, uuid_send(gen_random_uuid()), now() + interval '1 day', 'Firefox/131.0 X11')`.execute(
      c.banco.sistema,
    )

  test('his sessions, and the end of the others', async () => {
    const ctx = como(2)
    const atual = ctx.sessao?.familia ?? ''
    const outra = randomUUID()
    await abrir(atual)
    await abrir(outra)
    const antes = (await executarChamada(ctx, minhasSessoes)).valor.sessoes
    expect(new Map(antes.map((s) => [s.familia, s.atual]))).toEqual(
      new Map([
        [atual, true],
        [outra, false],
      ]),
    )
    expect(antes[0]?.aparelho).toBe('Firefox em Linux')
    const alheia = await executarChamada(como(1), encerrarSessoes, { body: { familia: outra } })
    expect(alheia.valor).toEqual({ encerradas: 0 })
    expect((await executarChamada(ctx, encerrarSessoes, { body: {} })).valor).toEqual({ encerradas: 1 })
    expect((await executarChamada(ctx, minhasSessoes)).valor.sessoes.map((s) => s.familia)).toEqual([atual])
  })

  test('the password needs the old one, and ends the other sessions', async () => {
    const ctx = como(2)
    await abrir(randomUUID())
    const trocar = (senhaAtual: string) =>
      executarChamada(ctx, trocarSenha, { body: { senhaAtual, senha: 'segredo2', confirmacao: 'segredo2' } })
    expect((await trocar('errada')).erro?.campos).toEqual({ senhaAtual: 'A senha atual não confere.' })
    expect((await trocar('segredo1')).status).toBe(200)
    expect((await executarChamada(ctx, minhasSessoes)).valor.sessoes.filter((s) => !s.atual)).toEqual([])
    expect((await trocar('segredo1')).erro?.error).toBe('SENHA_ATUAL')
  })
})

test('who came by an invitation is seen by first name and initial', async () => {
  const { conviteHash } = await linha(0)
  await sql`update cliente set convidado_hash = ${conviteHash}, nome = 'Maria da Silva Souza' where id = ${cliente(1).cliId}`.execute(
    c.banco.sistema,
  )
  const { valor } = await executarChamada(como(0), minhasIndicacoes)
  expect(valor.caminho).toBe(`/cadastro?convite=${conviteHash}`)
  expect(valor.indicados.map((i) => i.nome)).toEqual(['Maria S.'])
  expect((await executarChamada(como(2), minhasIndicacoes)).valor.indicados).toEqual([])
})

describe('privacy', () => {
  test('the copy holds his rows and no secret of others', async () => {
    const { valor } = await executarChamada(como(0), exportarMeusDados)
    expect(valor.cadastro).toMatchObject({ apelido: 'novo.nome' })
    expect(valor.habilitacoes.length).toBeGreaterThan(0)
    expect(JSON.stringify(valor)).not.toMatch(
      /senha_hash|senhaHash|valorComitente|observacao_interna|observacaoInterna/,
    )
  })

  const pedir = (i: number, senha = 'segredo1') =>
    executarChamada(como(i), pedirExclusao, { body: { senha, motivo: 'Não uso mais' } })

  test('asked for with the password, once; taken back', async () => {
    expect((await pedir(3, 'errada')).erro?.error).toBe('SENHA')
    expect((await pedir(3)).valor.pedido).not.toBeNull()
    expect((await pedir(3)).status).toBe(200)
    expect((await executarChamada(como(3), cancelarExclusao)).valor.pedido).toBeNull()
    expect((await executarChamada(como(3), cancelarExclusao)).erro?.error).toBe('NAO_HA_PEDIDO')
  })

  test('not while he leads a lot; carried out once when the days are over', async () => {
    const lote = c.lotes[0]
    await sql`update lote set lance_cli_id = ${cliente(3).cliId}, lance_valor = 100000 where id = ${lote?.id ?? 0}`.execute(
      c.banco.sistema,
    )
    expect((await pedir(3)).erro?.error).toBe('IMPEDIDA')
    expect((await executarChamada(como(3), minhaExclusao)).valor.impedimentos).toHaveLength(1)
    await sql`update lote set lance_cli_id = null, lance_valor = null where id = ${lote?.id ?? 0}`.execute(
      c.banco.sistema,
    )
    expect((await pedir(3)).status).toBe(200)
    expect(await executarExclusoes(c.servicos)).toBe(0)
    const { cliId } = cliente(3)
    const { email } = await linha(3)
    await sql`insert into busca_salva (hot_id, cli_id, nome, endereco, origem, filtros)
      values (${c.hotsite.id}, ${cliId}, 'Fiat', '/leilao?marca=Fiat', 'http://x.localhost', '[]')`.execute(
      c.banco.sistema,
    )
    await sql`insert into aviso (hot_id, cli_id, tipo, chave, destinatario, titulo, link, vence_at)
      values (${c.hotsite.id}, ${cliId}, 'busca', 'x', 'u:x', 'Novo', '/leilao', now())`.execute(
      c.banco.sistema,
    )
    await sql`insert into newsletter_inscricao (hot_id, email, nome, consentimento)
      values (${c.hotsite.id}, upper(${email}), 'Cliente', 'sim')`.execute(c.banco.sistema)
    await sql`insert into visita (hot_id, url, cli_id) values (${c.hotsite.id}, '/leilao', ${cliId})`.execute(
      c.banco.sistema,
    )
    await sql`insert into caixa_postal (hot_id, canal, para, texto, entregue_at)
      values (${c.hotsite.id}, 'email', upper(${email}), 'Recebemos os seus documentos', now())`.execute(
      c.banco.sistema,
    )
    await sql`update pedido_exclusao set executar_at = now() where situacao = 'PEDIDO'`.execute(
      c.banco.sistema,
    )
    const outro = await c.outroProcesso()
    const feitas = await Promise.all([executarExclusoes(c.servicos), executarExclusoes(outro)])
    expect(feitas[0] + feitas[1]).toBe(1)
    const depois = await linha(3)
    expect(depois).toMatchObject({
      nome: 'Titular excluído',
      cpf: null,
      telefone1: null,
      situacao: 'Bloqueado',
    })
    const u = await c.banco.sistema
      .selectFrom('usuario')
      .select(['ativo', 'senhaHash'])
      .where('id', '=', cliente(3).usuId)
      .executeTakeFirstOrThrow()
    expect(u).toEqual({ ativo: false, senhaHash: null })
    const resta = await sql<{
      n: number
    }>`select (select count(*) from busca_salva where cli_id = ${cliId})::int
      + (select count(*) from aviso where cli_id = ${cliId})::int
      + (select count(*) from visita where cli_id = ${cliId})::int
      + (select count(*) from caixa_postal where lower(para) = lower(${email}) and entregue_at is not null)::int
      + (select count(*) from newsletter_inscricao where lower(email) = lower(${email}))::int as n`.execute(
      c.banco.sistema,
    )
    expect(resta.rows).toEqual([{ n: 0 }])
  })

  test('an open deposit postpones it', async () => {
    const { cliId } = cliente(1)
    await sql`insert into caucao (hot_id, lei_id, cli_id, valor) values (${c.hotsite.id}, ${c.leilao.id}, ${cliId}, 100000)`.execute(
      c.banco.sistema,
    )
    expect((await pedir(1)).erro?.error).toBe('IMPEDIDA')
    await sql`update caucao set situacao = 'CANCELADA' where cli_id = ${cliId}`.execute(c.banco.sistema)
    expect((await pedir(1)).status).toBe(200)
    await executarChamada(como(1), cancelarExclusao)
  })

  test('the house carries it out before its day: only what was asked for, with a reason, once', async () => {
    const { cliId } = await c.novoCliente()
    const adm = { ...c.equipe, papeis: ['ADM'], ajustes: ['+privacidade:antecipar'] }
    const fazer = (quem: Pessoa = adm, casa = c.hotsite) =>
      executarChamada(c.ctx(quem, casa), executarExclusao, {
        params: { id: cliId },
        body: { motivo: 'Pediu por carta para não esperar' },
      })
    const ficha = async () =>
      (await executarChamada(c.ctx(adm), fichaDoCliente, { params: { id: cliId } })).valor
    expect((await fazer({ ...c.equipe, papeis: ['SAC'] })).status).toBe(403)
    expect((await fazer(adm, c.outroHotsite)).erro?.error).toBe('NAO_ENCONTRADO')
    expect((await fazer()).erro?.error).toBe('SEM_PEDIDO')
    await sql`insert into pedido_exclusao (hot_id, cli_id, executar_at) values (${c.hotsite.id}, ${cliId}, now() + interval '7 days')`.execute(
      c.banco.sistema,
    )
    expect((await ficha()).exclusao).not.toBeNull()
    // The administrator alone does not shorten the days.
    expect((await fazer({ ...c.equipe, papeis: ['ADM'] })).erro).toMatchObject({
      error: 'SEGUNDO_DIREITO',
      statusCode: 403,
    })
    await sql`insert into caucao (hot_id, lei_id, cli_id, valor) values (${c.hotsite.id}, ${c.leilao.id}, ${cliId}, 100000)`.execute(
      c.banco.sistema,
    )
    expect((await fazer()).erro).toMatchObject({
      error: 'IMPEDIDA',
      message: 'A pessoa tem 1 caução em aberto.',
    })
    await sql`update caucao set situacao = 'CANCELADA' where cli_id = ${cliId}`.execute(c.banco.sistema)
    const duas = await Promise.all([fazer(), fazer()])
    expect(duas.map((r) => r.status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(await ficha()).toMatchObject({ nome: 'Titular excluído', exclusao: null })
    expect((await ficha()).excluidoAt).not.toBeNull()
    const trilha = await sql<{ usuNome: string | null; motivo: string }>`
      select a.usu_nome, a.motivo from auditoria a join cliente k on k.uid::text = a.entidade_uid::text
      where a.acao = 'excluir' and k.id = ${cliId}`.execute(c.banco.sistema)
    expect(trilha.rows).toEqual([{ usuNome: c.equipe.nome, motivo: 'Pediu por carta para não esperar' }])
  })

  test('who was erased before that was noted is what papers and purchases tell, or nothing is claimed', async () => {
    const mende = await readFile(
      new URL('../../migrations/0946_natureza_dos_excluidos.sql', import.meta.url),
      'utf8',
    )
    const apagado = async (cnpj: string | null, ...historia: { acao: string; depois?: object }[]) => {
      const quem = await c.novoCliente()
      await sql`update cliente set cpf = null, cnpj = ${cnpj}, excluido_at = now() where id = ${quem.cliId}`.execute(
        c.banco.sistema,
      )
      for (const h of historia)
        await sql`insert into auditoria (hot_id, entidade, entidade_uid, acao, depois)
          values (${c.hotsite.id}, 'cliente', ${quem.cliUid}, ${h.acao}, ${JSON.stringify(h.depois ?? {})}::jsonb)`.execute(
          c.banco.sistema,
        )
      return quem
    }
    const papel = (tipo: string) => ({ acao: 'enviarDocumento', depois: { tipo } })
    const todos = [
      await apagado('33000167000101'),
      await apagado(null, papel('COMPROVANTE_ENDERECO'), papel('CARTAO_CNPJ')),
      await apagado(null, { acao: 'incluirSocio' }),
      await apagado(null, papel('IDENTIDADE')),
      await apagado(null, papel('COMPROVANTE_ENDERECO')),
    ]
    await sql.raw(mende).execute(c.banco.sistema)
    const adm = c.ctx({ ...c.equipe, papeis: ['ADM'] })
    const lidas = []
    for (const q of todos) {
      const { valor } = await executarChamada(adm, fichaDoCliente, { params: { id: q.cliId } })
      lidas.push(valor.naturezaConhecida ? valor.natureza : null)
    }
    expect(lidas).toEqual(['Juridica', 'Juridica', 'Juridica', 'Fisica', null])
    for (const natureza of ['Fisica', 'Juridica'] as const) {
      const { valor } = await executarChamada(adm, listarClientes, { query: { natureza, porPagina: 100 } })
      expect(valor.map((l) => l.id)).not.toContain(todos[4]?.cliId)
    }
  })

  test('an erased company stays one, and no act of the house brings it back', async () => {
    const [quem, outro] = [await c.novoCliente(), await c.novoCliente()]
    await sql`update cliente set cpf = null, cnpj = '11444777000161', razao_social = 'Serra Azul Ltda' where id = ${quem.cliId}`.execute(
      c.banco.sistema,
    )
    await sql`insert into pedido_exclusao (hot_id, cli_id, executar_at) values (${c.hotsite.id}, ${quem.cliId}, now() - interval '1 hour')`.execute(
      c.banco.sistema,
    )
    const adm = c.ctx({ ...c.equipe, papeis: ['ADM'] })
    const params = { id: quem.cliId }
    // Its days are over: no second person is needed.
    const feita = await executarChamada(adm, executarExclusao, {
      params,
      body: { motivo: 'Pedido do titular' },
    })
    expect(feita.valor).toMatchObject({
      natureza: 'Juridica',
      cnpj: null,
      pode: { bloquear: 'A conta foi excluída: o cadastro não volta.', editar: false, unir: false },
    })
    const [naLista] = (
      await executarChamada(adm, listarClientes, { query: { natureza: 'Juridica', situacao: 'Bloqueado' } })
    ).valor
    expect(naLista).toMatchObject({ id: quem.cliId, natureza: 'Juridica' })
    const { versao } = feita.valor
    const liberar = await executarChamada(adm, alterarCliente, {
      params,
      body: { situacao: 'Ativo', versao },
    })
    expect(liberar.erro?.error).toBe('EXCLUIDO')
    const unir = await executarChamada(adm, unirClientes, {
      params,
      body: { outroId: outro.cliId, motivo: 'O mesmo' },
    })
    expect(unir.erro?.error).toBe('IMPEDIDO')
  })

  test('what the books keep of a deleted buyer goes five years after his last purchase, once', async () => {
    const [velho, novo] = [await c.novoCliente(), await c.novoCliente()]
    for (const [{ cliId }, anos] of [
      [velho, 6],
      [novo, 4],
    ] as const)
      await sql`insert into venda (hot_id, lei_id, cli_id, situacao, data_pagamento, created_at)
        values (${c.hotsite.id}, ${c.leilao.id}, ${cliId}, 'Fechada', now(), now() - make_interval(years => ${anos}))`.execute(
        c.banco.sistema,
      )
    await sql`update cliente set excluido_at = now() - interval '6 years' where id = any(${[velho.cliId, novo.cliId]})`.execute(
      c.banco.sistema,
    )
    expect(await esquecerCompradoresAntigos(c.servicos)).toBe(1)
    expect(await esquecerCompradoresAntigos(c.servicos)).toBe(0)
    const nomes = await sql<{ nome: string; semDocumento: boolean; usuario: string }>`
      select c.nome, c.cpf is null as sem_documento, u.nome as usuario from cliente c join usuario u on u.id = c.usu_id
      where c.id = any(${[velho.cliId, novo.cliId]}) order by c.id`.execute(c.banco.sistema)
    expect(nomes.rows).toEqual([
      { nome: 'Titular excluído', semDocumento: true, usuario: 'Titular excluído' },
      { nome: novo.nome, semDocumento: false, usuario: novo.nome },
    ])
    const trilha = await sql<{
      uid: string
    }>`select entidade_uid as uid from auditoria where acao = 'anonimizar'`.execute(c.banco.sistema)
    expect(trilha.rows).toEqual([{ uid: velho.cliUid }])
  })
})
