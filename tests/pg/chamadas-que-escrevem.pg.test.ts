/**
 * Writing calls that no story of a module walks, each tried in the same five ways: a role without the right, another
 * house's people, a wrong body, the call itself, and what it left behind. A row of the table is one call; what many of
 * them need is made once. A call with a story of its own is tested beside its module.
 */
import { randomUUID } from 'node:crypto'
import { lerNotificacoesDaEquipe } from '@martelo/contracts/avisos/ler-notificacoes-da-equipe.contract.ts'
import { salvarSossego } from '@martelo/contracts/avisos/salvar-sossego.contract.ts'
import { editarCadastroDoCliente } from '@martelo/contracts/clientes/editar-cadastro-do-cliente.contract.ts'
import { enviarDocumentoDoSocio } from '@martelo/contracts/clientes/enviar-documento-do-socio.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { incluirMeuSocio } from '@martelo/contracts/clientes/incluir-meu-socio.contract.ts'
import { retirarMeuSocio } from '@martelo/contracts/clientes/retirar-meu-socio.contract.ts'
import { salvarEndereco } from '@martelo/contracts/clientes/salvar-endereco.contract.ts'
import { apagarContaBancariaComitente } from '@martelo/contracts/comitentes/apagar-conta-bancaria-comitente.contract.ts'
import { desligarUsuarioComitente } from '@martelo/contracts/comitentes/desligar-usuario-comitente.contract.ts'
import { ligarUsuarioComitente } from '@martelo/contracts/comitentes/ligar-usuario-comitente.contract.ts'
import { salvarContaBancariaComitente } from '@martelo/contracts/comitentes/salvar-conta-bancaria-comitente.contract.ts'
import { limitarNoLeilao } from '@martelo/contracts/habilitacoes/limitar-no-leilao.contract.ts'
import { mudarEnderecoDoHotsite } from '@martelo/contracts/hotsites/mudar-endereco-do-hotsite.contract.ts'
import { repetirTarefa } from '@martelo/contracts/operacao/repetir-tarefa.contract.ts'
import { editarApelido } from '@martelo/contracts/pregao/editar-apelido.contract.ts'
import { removerApelido } from '@martelo/contracts/pregao/remover-apelido.contract.ts'
import { executarGuarda } from '@martelo/contracts/privacidade/executar-guarda.contract.ts'
import { enviarAcesso } from '@martelo/contracts/usuarios/enviar-acesso.contract.ts'
import { legendarFoto } from '@martelo/contracts/veiculos/legendar-foto.contract.ts'
import { posicionarFoto } from '@martelo/contracts/veiculos/posicionar-foto.contract.ts'
import { enviarExemploDaVistoria } from '@martelo/contracts/vistorias/exemplo-da-vistoria.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carregarModulos } from '../../apps/server/src/processes/carregar-modulos.ts'
import { type Cenario, type ClienteDoCenario, criarCenario, type Pessoa } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'

interface Entrada {
  readonly params?: object
  readonly body?: object
  readonly arquivos?: readonly { nome: string; bytes: Buffer }[]
}

interface Caso {
  readonly chamada: { readonly key: string }
  readonly quem: () => Pessoa
  /** a role that signs in and may not */
  readonly recusado: string
  readonly entrada: () => Promise<Entrada> | Entrada
  /** what is wrong in it, and the field that says so; or the refusal's code */
  readonly ruim?: { readonly mudar: Entrada; readonly campo?: string; readonly codigo?: string }
  /** the answer to the same from another house; left out where the call names no record */
  readonly alheio?: number
  /** what stands in the database afterwards */
  readonly fica: () => Promise<unknown>
  readonly vale: unknown
}

let c: Cenario
let imagem: Buffer
let veiUid: string
const fotos: string[] = []
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 1 })
  imagem = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  veiUid = await valor(sql`select uid from veiculo where hot_id = ${c.hotsite.id} limit 1`)
  for (const ordem of [2, 3])
    fotos.push(
      await valor(
        sql`insert into veiculo_foto (hot_id, vei_id, ordem, chave, larguras, largura, altura) select hot_id, id, ${ordem}, ${`outra-${ordem}`}, '{320}', 320, 240
          from veiculo where uid = ${veiUid} returning uid`,
      ),
    )
  await sql`update cliente set cnpj = '11222333000181' where id = ${cliente(1).cliId}`.execute(
    c.banco.sistema,
  )
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
})
afterAll(() => c.fechar())

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const equipe = () => c.equipe
/** The first column of the first row. */
async function valor<T = string>(comando: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await comando.execute(c.banco.sistema)
  return Object.values(rows[0] ?? {})[0] as T
}
const conta = (comando: ReturnType<typeof sql>) => valor<number>(comando)
const apelido = (nome: string) =>
  valor(
    sql`insert into apelido_leiloeiro (hot_id, lei_id, apelido) values (${c.hotsite.id}, ${c.leilao.id}, ${nome}) returning uid`,
  )
const comUid = () => valor(sql`select uid from comitente where id = ${c.comId}`)
const socio = async () => {
  const r = await executarChamada(c.ctx(cliente(1)), incluirMeuSocio, {
    body: { ...SOCIO, documento: '390.533.447-05', participacao: 10 },
  })
  return (
    r.valor?.at(-1)?.uid ??
    valor(sql`select uid from socio where cli_id = ${cliente(1).cliId} order by id desc limit 1`)
  )
}

const SOCIO = { nome: 'Ana Sócia', documento: '529.982.247-25', participacao: 60, administrador: true }
const SOSSEGO = { silencioDe: '22:00', silencioAte: '07:00', resumo: false, idioma: 'pt-BR' }
const ENDERECO = {
  logradouro: 'Rua das Acácias',
  numero: '20',
  complemento: null,
  referencia: null,
  bairro: 'Centro',
  cep: '13010-000',
  locId: 3509502,
  cidade: 'Campinas',
  estadoSigla: 'SP',
}
const CONTA = {
  bancoCodigo: '001',
  banco: 'Banco do Brasil',
  agencia: '1234',
  conta: '5678-9',
  titular: 'Banco Exemplo',
  titularDocumento: '11.222.333/0001-81',
  pixChave: null,
  recebeLote: false,
}
const CADASTRO = {
  nome: 'Nome Corrigido',
  razaoSocial: null,
  nomeFantasia: null,
  nomeFazenda: null,
  ramo: null,
  rg: null,
  orgaoEmissor: null,
  inscricaoEstadual: null,
  nascimento: null,
  telefone1: '(11) 99999-0000',
  telefone2: null,
  telefone3: null,
  ocupacao: null,
  rendaMensal: null,
  comoConheceu: null,
  motivo: 'O nome veio errado',
}

const CASOS: readonly Caso[] = [
  {
    chamada: ligarUsuarioComitente,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ params: { uid: c.leiloeiro.usuUid }, body: { comIds: [c.comId] } }),
    ruim: { mudar: { body: { comIds: [999_999] } }, campo: 'comIds' },
    alheio: 404,
    fica: () =>
      conta(
        sql`select count(*)::int from usuario_comitente where usu_id = ${c.leiloeiro.usuId} and com_id = ${c.comId}`,
      ),
    vale: 1,
  },
  {
    chamada: desligarUsuarioComitente,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ params: { id: c.leiloeiro.usuId, id2: c.comId } }),
    ruim: { mudar: { params: { id2: 999_999 } }, codigo: 'NAO_ENCONTRADO' },
    alheio: 404,
    fica: () => conta(sql`select count(*)::int from usuario_comitente where usu_id = ${c.leiloeiro.usuId}`),
    vale: 0,
  },
  {
    chamada: salvarContaBancariaComitente,
    quem: equipe,
    recusado: 'Leilão',
    entrada: async () => ({ body: { ...CONTA, comUid: await comUid() } }),
    ruim: { mudar: { body: { titularDocumento: '11.222.333/0001-00' } }, campo: 'titularDocumento' },
    alheio: 404,
    fica: () =>
      valor(sql`select conta || '-' || conta_digito from conta_bancaria where com_id = ${c.comId} and ativa`),
    vale: '5678-9',
  },
  {
    chamada: apagarContaBancariaComitente,
    quem: equipe,
    recusado: 'Leilão',
    entrada: async () => ({
      params: { uid: await valor(sql`select uid from conta_bancaria where com_id = ${c.comId}`) },
    }),
    ruim: { mudar: { params: { uid: randomUUID() } }, codigo: 'NAO_ENCONTRADO' },
    alheio: 404,
    fica: () => conta(sql`select count(*)::int from conta_bancaria where com_id = ${c.comId} and ativa`),
    vale: 0,
  },
  {
    chamada: limitarNoLeilao,
    quem: equipe,
    recusado: 'MKT',
    entrada: async () => ({
      params: { uid: await valor(sql`select uid from habilitacao where cli_id = ${cliente(0).cliId}`) },
      body: {
        limiteDeCompra: 50_000_00,
        motivo: 'Primeira compra',
        versao: await conta(sql`select versao from habilitacao where cli_id = ${cliente(0).cliId}`),
      },
    }),
    ruim: { mudar: { body: { versao: 999 } }, codigo: 'MUDOU' },
    alheio: 404,
    fica: async () =>
      Number(await valor(sql`select limite_de_compra from habilitacao where cli_id = ${cliente(0).cliId}`)),
    vale: 50_000_00,
  },
  {
    chamada: editarApelido,
    quem: () => c.leiloeiro,
    recusado: 'SAC',
    entrada: async () => ({
      params: { leiUid: c.leilao.uid, uid: await apelido(`Plateia ${randomUUID().slice(0, 6)}`) },
      body: { apelido: 'Plateia 07', cidade: 'Campinas', estado: 'SP' },
    }),
    ruim: { mudar: { body: { apelido: ' ' } }, campo: 'apelido' },
    alheio: 404,
    fica: () => valor(sql`select cidade from apelido_leiloeiro where apelido = 'Plateia 07'`),
    vale: 'Campinas',
  },
  {
    chamada: removerApelido,
    quem: () => c.leiloeiro,
    recusado: 'SAC',
    entrada: async () => ({
      params: {
        leiUid: c.leilao.uid,
        uid: await valor(sql`select uid from apelido_leiloeiro where apelido = 'Plateia 07'`),
      },
    }),
    ruim: { mudar: { params: { uid: randomUUID() } }, codigo: 'NAO_ENCONTRADO' },
    alheio: 404,
    fica: () => conta(sql`select count(*)::int from apelido_leiloeiro where apelido = 'Plateia 07'`),
    vale: 0,
  },
  {
    chamada: mudarEnderecoDoHotsite,
    quem: equipe,
    recusado: 'MKT',
    entrada: async () => ({
      params: { id: c.outroHotsite.id },
      body: {
        subdominio: 'outro-nome',
        dominio: null,
        tipo: 'loja',
        ativo: true,
        versao: await valor(sql`select versao from hotsite where id = ${c.outroHotsite.id}`),
      },
    }),
    ruim: { mudar: { body: { subdominio: 'Com Espaço' } }, campo: 'subdominio' },
    // Administrators of a house are not the platform's.
    alheio: 403,
    fica: () => valor(sql`select subdominio from hotsite where id = ${c.outroHotsite.id}`),
    vale: 'outro-nome',
  },
  {
    chamada: repetirTarefa,
    quem: equipe,
    recusado: 'SAC',
    entrada: async () => ({
      params: {
        id: String(
          await valor(
            sql`select id::text from graphile_worker.add_job('tarefa-de-teste', '{}'::json, run_at := now() + interval '1 day')`,
          ),
        ),
      },
    }),
    ruim: { mudar: { params: { id: '999999999' } }, codigo: 'NAO_ENCONTRADO' },
    // The queue is the installation's.
    alheio: 403,
    fica: () =>
      conta(
        sql`select count(*)::int from graphile_worker.jobs where task_identifier = 'tarefa-de-teste' and run_at <= now()`,
      ),
    vale: 1,
  },
  {
    chamada: executarGuarda,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({}),
    fica: () =>
      conta(
        sql`select count(*)::int from auditoria where acao = 'executarGuarda' and hot_id = ${c.hotsite.id}`,
      ),
    vale: 1,
  },
  {
    chamada: enviarAcesso,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ params: { uid: c.comitente.usuUid }, body: { acao: 'senha' } }),
    ruim: { mudar: { body: { acao: 'tudo' } }, campo: 'acao' },
    alheio: 404,
    fica: () =>
      conta(
        sql`select count(*)::int from auditoria where acao = 'enviarAcesso' and entidade_uid = ${c.comitente.usuUid}`,
      ),
    vale: 1,
  },
  {
    chamada: legendarFoto,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ params: { uid: veiUid, fotoUid: fotos[0] }, body: { legenda: 'Painel' } }),
    ruim: { mudar: { body: { legenda: 'x'.repeat(201) } }, campo: 'legenda' },
    alheio: 404,
    fica: () => valor(sql`select legenda from veiculo_foto where uid = ${fotos[0]}`),
    vale: 'Painel',
  },
  {
    chamada: posicionarFoto,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ params: { uid: fotos[1] }, body: { capa: true } }),
    ruim: { mudar: { body: { posicaoUid: randomUUID() } }, codigo: 'REFERENCIA' },
    alheio: 404,
    fica: () =>
      valor(
        sql`select f.uid from veiculo_foto f join veiculo v on v.id = f.vei_id where v.uid = ${veiUid} order by f.ordem limit 1`,
      ),
    get vale() {
      return fotos[1]
    },
  },
  {
    chamada: enviarExemploDaVistoria,
    quem: equipe,
    recusado: 'SAC',
    entrada: () => ({ arquivos: [{ nome: 'exemplo.png', bytes: imagem }] }),
    ruim: {
      mudar: { arquivos: [{ nome: 'exemplo.png', bytes: Buffer.from('no picture') }] },
      campo: 'exemploUrl',
    },
    fica: () =>
      conta(
        sql`select count(*)::int from arquivo_publico where hot_id = ${c.hotsite.id} and chave like 'vistorias/%'`,
      ),
    vale: 1,
  },
  {
    chamada: salvarSossego,
    quem: () => cliente(0),
    recusado: 'ADM',
    entrada: () => ({ body: SOSSEGO }),
    ruim: { mudar: { body: { silencioAte: null } }, campo: 'silencioAte' },
    fica: () => conta(sql`select count(*)::int from sossego where usu_id = ${cliente(0).usuId}`),
    vale: 1,
  },
  {
    chamada: salvarEndereco,
    quem: () => cliente(0),
    recusado: 'ADM',
    entrada: () => ({ body: ENDERECO }),
    ruim: { mudar: { body: { estadoSigla: 'XX' } }, campo: 'estadoSigla' },
    fica: () =>
      valor(sql`select logradouro || ' ' || numero from endereco where cli_id = ${cliente(0).cliId}`),
    vale: 'Rua das Acácias 20',
  },
  {
    chamada: incluirMeuSocio,
    quem: () => cliente(1),
    recusado: 'ADM',
    entrada: () => ({ body: SOCIO }),
    ruim: { mudar: { body: { documento: '111.111.111-11' } }, campo: 'documento' },
    fica: () =>
      valor(sql`select nome from socio where cli_id = ${cliente(1).cliId} order by id desc limit 1`),
    vale: 'Ana Sócia',
  },
  {
    chamada: enviarDocumentoDoSocio,
    quem: () => cliente(1),
    recusado: 'ADM',
    entrada: async () => ({ params: { uid: await socio() }, arquivos: [{ nome: 'rg.png', bytes: imagem }] }),
    ruim: {
      mudar: { arquivos: [{ nome: 'rg.png', bytes: Buffer.from('no picture') }] },
      codigo: 'ARQUIVO_INVALIDO',
    },
    fica: () =>
      conta(
        sql`select count(*)::int from cliente_documento where cli_id = ${cliente(1).cliId} and soc_id is not null`,
      ),
    vale: 1,
  },
  {
    chamada: retirarMeuSocio,
    quem: () => cliente(1),
    recusado: 'ADM',
    entrada: async () => ({ params: { uid: await socio() } }),
    ruim: { mudar: { params: { uid: randomUUID() } }, codigo: 'NAO_ENCONTRADO' },
    fica: () => conta(sql`select count(*)::int from socio where cli_id = ${cliente(1).cliId}`),
    vale: 1,
  },
  {
    chamada: editarCadastroDoCliente,
    quem: equipe,
    recusado: 'Leilão',
    entrada: async () => {
      const { valor: f } = await executarChamada(c.ctx(c.equipe), fichaDoCliente, {
        params: { id: cliente(0).cliId },
      })
      return {
        params: { id: cliente(0).cliId },
        body: { ...CADASTRO, apelido: f.apelido, email: f.email, versao: f.versao },
      }
    },
    ruim: { mudar: { body: { email: 'sem arroba' } }, campo: 'email' },
    alheio: 404,
    fica: () => valor(sql`select nome from cliente where id = ${cliente(0).cliId}`),
    vale: 'Nome Corrigido',
  },
  {
    chamada: lerNotificacoesDaEquipe,
    quem: equipe,
    recusado: 'Clientes',
    entrada: async () => ({
      body: {
        ate: await valor(sql`
          with a as (insert into aviso (hot_id, tipo, chave, destinatario, usu_id, titulo, vence_at)
            values (${c.hotsite.id}, 'razao-com-diferencas', ${randomUUID()}, 'equipe', ${c.equipe.usuId}, 'Aviso', now() + interval '1 day') returning id)
          insert into aviso_entrega (hot_id, avi_id, usu_id, canal, situacao) select ${c.hotsite.id}, id, ${c.equipe.usuId}, 'sino', 'entregue' from a returning uid`),
      },
    }),
    ruim: { mudar: { body: { ate: 'ontem' } }, campo: 'ate' },
    fica: () =>
      conta(
        sql`select count(*)::int from aviso_entrega where usu_id = ${c.equipe.usuId} and canal = 'sino' and aberta_at is null`,
      ),
    vale: 0,
  },
]

test.each(CASOS.map((caso) => [caso.chamada.key, caso] as const))('%s', async (_, caso) => {
  const { chamada, ruim, alheio } = caso
  const entrada = await caso.entrada()
  const chamar = (quem: Pessoa, e: Entrada, casa = c.hotsite) =>
    executarChamada(c.ctx(quem, casa), chamada, e)
  expect(
    (await chamar({ ...caso.quem(), papeis: [caso.recusado] }, entrada)).status,
    'a role without the right',
  ).toBe(403)
  if (alheio !== undefined) {
    const deFora = { ...caso.quem(), usuId: c.forasteiro.usuId, usuUid: c.forasteiro.usuUid, papeis: ['ADM'] }
    expect((await chamar(deFora, entrada, c.outroHotsite)).status, 'another house').toBe(alheio)
  }
  if (ruim !== undefined) {
    const body = entrada.body === undefined ? {} : { body: { ...entrada.body, ...ruim.mudar.body } }
    const params = { ...entrada.params, ...ruim.mudar.params }
    const r = await chamar(caso.quem(), { ...entrada, ...ruim.mudar, ...body, params })
    if (ruim.campo !== undefined) expect(r.erro?.campos, 'a wrong body').toHaveProperty(ruim.campo)
    else expect(r.erro?.error, 'a wrong body').toBe(ruim.codigo)
  }
  expect((await chamar(caso.quem(), entrada)).erro, 'the call').toBeNull()
  expect(await caso.fica(), 'what it left').toEqual(caso.vale)
})
