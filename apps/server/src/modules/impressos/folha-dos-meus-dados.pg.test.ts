// All that is kept about one person, with every section filled: each field has its words, and nothing reads like a column.
import { exportarMeusDados } from '@martelo/contracts/clientes/exportar-meus-dados.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { CADASTRO_DITO, ENDERECO_DITO, LISTAS_DITAS } from './palavras-dos-meus-dados.ts'

let c: Cenario
const dele = () => c.clientes[0] as ClienteDoCenario

async function preencher(): Promise<void> {
  const { cliId, usuId } = dele()
  const hotId = c.hotsite.id
  const banco = c.banco.sistema
  await sql`update cliente set nome = 'Íris da Conceição', rg = '12.345.678', orgao_emissor = 'SSP/SP', nascimento = '1985-04-12',
    telefone1 = '+5511988776655', telefone2 = '+551133334444', ocupacao = 'Produtora', ramo = 'Pecuária', nome_fazenda = 'Boa Vista',
    como_conheceu = 'Rádio', renda_mensal = 543210, interesses = '{carros,onibus}', aceite_marketing_at = now(), aceite_termos_at = now()
    where id = ${cliId}`.execute(banco)
  await sql`insert into endereco (hot_id, cli_id, tipo_logradouro, logradouro, numero, complemento, referencia, bairro, cep, loc_id, cidade,
      estado, estado_sigla, regiao, latitude, longitude)
    values (${hotId}, ${cliId}, 'Rua', 'das Flores', '10', 'Fundos', 'Perto da praça', 'Centro', '74230-010', 5208707, 'Goiânia', 'Goiás', 'GO',
      'Centro-Oeste', -16.7, -49.25) on conflict do nothing`.execute(banco)
  await sql`with v as (insert into versao_de_termo (hot_id, documento, numero, vigente_desde, texto)
      values (${hotId}, 'privacidade', '2', '2026-01-01', 'Texto') returning id)
    insert into aceite_de_termo (hot_id, cli_id, ver_id, aceito_at, ip) select ${hotId}, ${cliId}, v.id, now(), '10.1.2.3' from v`.execute(
    banco,
  )
  await sql`insert into cliente_documento (hot_id, cli_id, tipo, arquivo, nome_original, tipo_arquivo, tamanho)
    values (${hotId}, ${cliId}, 'COMPROVANTE_ENDERECO', 'x', 'conta_de_luz.jpg', 'image/jpeg', 1)`.execute(
    banco,
  )
  await sql`insert into socio (hot_id, cli_id, nome, documento, participacao) values (${hotId}, ${cliId}, 'Rui Prado', '52998224725', 12.5)`.execute(
    banco,
  )
  await sql`with g as (insert into grupo_cliente (hot_id, nome) values (${hotId}, 'Lojistas') returning id)
    insert into cliente_grupo (hot_id, cli_id, gru_id, origem) select ${hotId}, ${cliId}, g.id, 'regra' from g`.execute(
    banco,
  )
  const lote = await bater(c, dele(), 10_000_00)
  const venda = await venderLote(c, lote)
  await sql`insert into pagamento (hot_id, vnd_id, tipo, valor) values (${hotId}, ${venda}, 'CARTAO_DE_CREDITO_MANUAL', 50000)`.execute(
    banco,
  )
  await sql`insert into proposta (hot_id, lel_id, cli_id, valor, situacao, contraproposta, motivo, chave)
    values (${hotId}, ${lote.id}, ${cliId}, 90000, 'CONTRAPROPOSTA', 95000, 'Pouco', gen_random_uuid())`.execute(
    banco,
  )
  await sql`insert into caucao (hot_id, lei_id, cli_id, valor) values (${hotId}, ${c.leilao.id}, ${cliId}, 100000)`.execute(
    banco,
  )
  await sql`with e as (insert into evento (hot_id, nome, local, inicio_at, fim_at)
      values (${hotId}, 'Coquetel', 'Auditório', now(), now() + interval '1 hour') returning id)
    insert into evento_convidado (hot_id, eve_id, cli_id, nome, codigo, resposta) select ${hotId}, e.id, ${cliId}, 'Íris', 'abc123', 'sim' from e`.execute(
    banco,
  )
  await sql`insert into visitacao (hot_id, pat_id, lel_id, cli_id, nome, email, telefone, inicio, fim, vaga, situacao)
    values (${hotId}, ${c.patId}, ${lote.id}, ${cliId}, 'Íris', 'iris@exemplo.com.br', '+5511988776655', now(), now() + interval '1 hour', 1, 'nao_veio')`.execute(
    banco,
  )
  await sql`insert into favorito (hot_id, cli_id, vei_id) select ${hotId}, ${cliId}, vei_id from lote where id = ${lote.id}`.execute(
    banco,
  )
  await sql`insert into busca_salva (hot_id, cli_id, nome, endereco, origem, filtros)
    values (${hotId}, ${cliId}, 'Picapes de até R$ 80 mil', '/leilao?q=picape', 'x', '{}')`.execute(banco)
  await sql`with k as (insert into chat (hot_id, lel_id) values (${hotId}, ${lote.id}) returning id)
    insert into chat_mensagem (uid, hot_id, chat_id, usu_id, autor, texto)
    select gen_random_uuid(), ${hotId}, k.id, ${usuId}, 'Íris', 'Tem chave reserva?' from k`.execute(banco)
  await sql`insert into historico_login (hot_id, usu_id, email, forma, resultado, ip, agente)
    values (${hotId}, ${usuId}, 'iris@exemplo.com.br', 'segundo-fator', 'ok', '10.1.2.3', 'Firefox/131.0')`.execute(
    banco,
  )
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
  await preencher()
})
afterAll(async () => {
  await c.fechar()
})

test('each field that the export has is named, or left to the file on purpose', async () => {
  const { valor } = await executarChamada(c.ctx(dele()), exportarMeusDados)
  const semPalavra = (campos: object, o: object) => Object.keys(o).filter((k) => !(k in campos))
  expect(semPalavra(CADASTRO_DITO, valor.cadastro)).toEqual([])
  expect(semPalavra(ENDERECO_DITO, valor.endereco ?? {})).toEqual([])
  const { geradoEm: _g, controlador: _c, cadastro: _a, endereco: _e, ...listas } = valor
  expect(Object.keys(LISTAS_DITAS).sort()).toEqual(Object.keys(listas).sort())
  for (const [nome, linhas] of Object.entries(listas)) {
    expect(linhas.length, `${nome} has a row`).toBeGreaterThan(0)
    expect(semPalavra(LISTAS_DITAS[nome as keyof typeof LISTAS_DITAS].campos, linhas[0] ?? {}), nome).toEqual(
      [],
    )
  }
})

test('on paper it reads as people write: names, dates, money, and no word of the database', async () => {
  const params = { tipo: 'meusDados', chave: dele().cliUid }
  const { texto } = await pdfDaChamada(c.ctx(dele()), documentoEmPdf, { params })
  const lido = texto.replaceAll('\u00a0', ' ')
  for (const t of [
    'CPF',
    'Celular',
    '(11) 98877-6655',
    '12/04/1985',
    'R$ 5.432,10',
    'Carros, Ônibus',
    'Boa Vista',
    'Pecuária',
    'Rádio',
  ])
    expect(lido, t).toContain(t)
  const { valor } = await executarChamada(c.ctx(dele()), lerDocumento, { params })
  const blocos = valor.folhas[0]?.blocos ?? []
  const ditos = blocos.flatMap((b) =>
    b.tipo === 'dados'
      ? b.linhas.map((l) => `${l.rotulo}: ${l.valor}`)
      : b.tipo === 'texto'
        ? b.paragrafos.flatMap((p) => p.split(' · '))
        : [],
  )
  for (const t of [
    'Documento: Política de privacidade',
    'Documento: Comprovante de endereço',
    'CPF ou CNPJ: 529.982.247-25',
    'Participação: 12,5%',
    'Como entrou: Pela regra do grupo',
    'Situação: Vencedor',
    'Forma: Cartão de crédito (maquininha)',
    'Situação: Contraproposta',
    'Resposta: Vai',
    'Situação: Não compareceu',
    'Forma: Segundo fator',
  ])
    expect(ditos).toContain(t)
  const rotulos = ditos.map((d) => d.split(': ')[0] ?? '')
  // A raw name has no space where words part, or the sign of an id.
  expect(
    rotulos.filter((r) => /[a-z][A-Z0-9]|_|^(Cpf|Cnpj|Rg|Ip|Uid|Id|Versao|Situacao)$|\b[a-z]{3} id$/.test(r)),
  ).toEqual([])
  const crus = ditos.filter((d) =>
    /\b[A-Z]{2,}_[A-Z]|\d{4}-\d\d-\d\dT|: [a-z]+_[a-z]+$|\[object|undefined|null/.test(d),
  )
  expect(crus).toEqual([])
})
