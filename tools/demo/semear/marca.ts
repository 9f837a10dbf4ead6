// One brand: its hotsite with theme, words and capabilities, its drawn logos in public storage.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chavePorConteudo } from '../../../apps/server/src/core/files/armazenamento.ts'
import { urlPublica } from '../../../apps/server/src/core/http/arquivos-publicos.ts'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import type { MarcaDemo } from '../marcas.ts'

const PASTA = path.resolve(import.meta.dirname, '../marcas')

const PERGUNTAS: Readonly<Record<MarcaDemo['tipo'], readonly { pergunta: string; resposta: string }[]>> = {
  leilao: [
    {
      pergunta: 'Quem pode dar lances?',
      resposta:
        'Pessoas com CPF e empresas com CNPJ que confirmem e-mail e celular, enviem os documentos e se habilitem no leilão. A validação leva até um dia útil.',
    },
    {
      pergunta: 'O que pago além do lance?',
      resposta:
        'A comissão do leiloeiro e as despesas que aparecem em cada lote, já somadas no total antes de você confirmar o lance.',
    },
    {
      pergunta: 'O que é um lance condicional?',
      resposta:
        'É um lance abaixo do valor que o comitente espera. Ele responde em até três dias úteis: aceita, recusa ou propõe outro valor.',
    },
    {
      pergunta: 'Posso ver o veículo antes?',
      resposta: 'Sim. Cada pátio informa os dias e horários de visitação na página do lote.',
    },
    {
      pergunta: 'Como pago e retiro?',
      resposta:
        'Por Pix ou transferência de uma conta em seu nome. Com o pagamento confirmado, você escolhe dia e hora de retirada no pátio.',
    },
  ],
  loja: [
    {
      pergunta: 'Como faço uma oferta?',
      resposta:
        'Crie o cadastro, confirme e-mail e celular, envie os documentos e inscreva-se no evento. Depois é só ofertar.',
    },
    {
      pergunta: 'O preço já inclui tudo?',
      resposta:
        'Cada anúncio mostra a oferta, a taxa de serviço e as despesas, e a soma antes de você confirmar.',
    },
    {
      pergunta: 'Os veículos têm vistoria?',
      resposta: 'Sim. O resultado do laudo e os itens conferidos estão no anúncio.',
    },
    {
      pergunta: 'Como pago?',
      resposta: 'Por Pix ou transferência de uma conta em seu nome, em até dois dias.',
    },
    {
      pergunta: 'E a retirada?',
      resposta: 'Você agenda dia e hora no pátio, ou autoriza outra pessoa a retirar.',
    },
  ],
}

const CONTATO: Readonly<
  Record<
    MarcaDemo['subdominio'],
    { telefone: string; cidade: string; uf: string; endereco: string; cep: string }
  >
> = {
  leilao: {
    telefone: '+551140028900',
    cidade: 'Guarulhos',
    uf: 'SP',
    endereco: 'Rodovia Hélio Smidt, 1.840, Cumbica',
    cep: '07190-100',
  },
  loja: {
    telefone: '+553132008800',
    cidade: 'Contagem',
    uf: 'MG',
    endereco: 'Via Expressa de Contagem, 3.215',
    cep: '32371-000',
  },
  auto: {
    telefone: '+554130007700',
    cidade: 'Curitiba',
    uf: 'PR',
    endereco: 'Rua das Araucárias, 620, Boqueirão',
    cep: '81650-000',
  },
}

const CARIMBOS = [
  ['Compre já', '/como-funciona'],
  ['Repasse', null],
  ['Black Car 10', null],
  ['Sinistrado', '/regulamento'],
  ['Sucata', '/regulamento'],
  ['Blindado', null],
  ['Kit GNV', null],
  ['Sem chave', null],
] as const

export async function semearMarca(tx: Tx, s: Servicos, m: MarcaDemo): Promise<Hotsite> {
  const c = CONTATO[m.subdominio]
  const hotsite = await tx
    .insertInto('hotsite')
    .values({
      nome: m.nome,
      subdominio: m.subdominio,
      tipo: m.tipo,
      slogan: m.slogan,
      descricao: m.sobre,
      logo: await guardar(s, m.logo),
      logoEscuro: await guardar(s, m.logoEscuro),
      favicon: await guardar(s, m.favicon),
      imagemCapa: await guardar(s, m.heroi),
      corPrimaria: m.primaria,
      corSecundaria: m.secundaria,
      gradiente1: m.gradiente[0],
      gradiente2: m.gradiente[1],
      gradiente3: m.gradiente[2],
      textoSobreGradiente: m.textoSobreGradiente,
      lanceAutomatico: m.lanceAutomatico,
      propostas: m.propostas,
      apelidosLeiloeiro: m.tipo === 'leilao',
      tipoHabilitacaoLeilao: 'POR_DOCUMENTO',
      minutosOciosos: 30,
      telefone: c.telefone,
      whatsapp: c.telefone,
      emailContato: `contato@${m.subdominio}.exemplo.com.br`,
      emailEncarregado: `privacidade@${m.subdominio}.exemplo.com.br`,
      mensagemRodape: m.rodape.join(' · '),
      endereco: c.endereco,
      cidade: c.cidade,
      uf: c.uf,
      cep: c.cep,
      perguntas: JSON.stringify(PERGUNTAS[m.tipo]),
      pixChave: `pix@${m.subdominio}.exemplo.com.br`,
      pixNome: m.nome,
      pixCidade: c.cidade,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('carimbo')
    .values(CARIMBOS.map(([nome, link], ordem) => ({ hotId: hotsite.id, nome, link, ordem })))
    .execute()
  return hotsite
}

async function guardar(s: Servicos, nome: string): Promise<string> {
  const bytes = await readFile(path.join(PASTA, nome))
  const svg = nome.endsWith('.svg')
  const chave = chavePorConteudo('marcas', bytes, svg ? 'svg' : 'webp')
  await s.arquivos.publico.gravar(chave, bytes, svg ? 'image/svg+xml' : 'image/webp')
  return urlPublica(chave)
}
