// All that is kept about one person, with every section filled: each field has its words, and nothing reads like a column.
import { readFileSync } from 'node:fs'
import { exportarMeusDados } from '@martelo/contracts/clientes/exportar-meus-dados.contract.ts'
import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { pdfDaChamada } from '../../../../../tests/pg/pdf-da-chamada.ts'
import { preencherPessoa } from '../../../../../tests/pg/pessoa-inteira.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { CADASTRO_DITO, ENDERECO_DITO, LISTAS_DITAS } from './palavras-dos-meus-dados.ts'

let c: Cenario
const dele = () => c.clientes[0] as ClienteDoCenario

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  await preencherPessoa(c)
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

/** Tables with a client's id that no list reads. */
const FORA: Readonly<Record<string, string>> = {
  endereco: 'in the registration',
  ultima_visita: 'a pointer into the pages that he saw',
  pedido_exclusao: 'his request is shown beside the export',
  venda_direta: 'the purchase that comes of it is listed',
}
test('every table that names a client is in his export, or is left out for a reason', async () => {
  const { rows } = await sql<{
    tabela: string
  }>`select c.table_name as tabela from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = 'cli_id' order by 1`.execute(c.banco.sistema)
  const fonte = readFileSync(new URL('../clientes/meus-dados.sql.ts', import.meta.url), 'utf8')
  const faltam = rows.map((r) => r.tabela).filter((t) => !new RegExp(`(from|join) ${t}\\b`).test(fonte))
  expect(faltam).toEqual(Object.keys(FORA).sort())
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
    'Até: R$ 50.000,00',
    'Praça: 1ª praça',
    'Fundamento: Locatário, por decisão do juízo',
    'Como: CPF/CNPJ restritos',
    'Motivos: Nome diferente',
    'Tipo: Retirada ou entrega',
    'O que pode: Ver a área do cliente, Habilitar-se e dar lances',
    'O que há: Suspeita de golpe',
    'Por: E-mail',
  ])
    expect(ditos).toContain(t)
  expect(ditos.filter((d) => /[{}]/.test(d))).toEqual([])
  const rotulos = ditos.map((d) => d.split(': ')[0] ?? '')
  // A purchase keeps the day until which it may be paid; when it was paid stands with its payments.
  expect(rotulos).toContain('Prazo de pagamento')
  // A raw name has no space where words part, or the sign of an id.
  expect(
    rotulos.filter((r) => /[a-z][A-Z0-9]|_|^(Cpf|Cnpj|Rg|Ip|Uid|Id|Versao|Situacao)$|\b[a-z]{3} id$/.test(r)),
  ).toEqual([])
  const crus = ditos.filter((d) =>
    /\b[A-Z]{2,}_[A-Z]|\d{4}-\d\d-\d\dT|: [a-z]+_[a-z]+$|\[object|undefined|null/.test(d),
  )
  expect(crus).toEqual([])
})
