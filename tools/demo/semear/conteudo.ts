// What a house adds to its site besides lots: banners, a page of videos, an event page, words beside its login, a stamp
// with a picture, readers of its news, and a person who would like to be its partner. Written by the product's own
// calls where they decide something; pictures are stored as they were drawn.
import { criarPagina } from '@martelo/contracts/conteudo/criar-pagina.contract.ts'
import { criarSessao } from '@martelo/contracts/conteudo/criar-sessao.contract.ts'
import { duplicarItem } from '@martelo/contracts/conteudo/duplicar-item.contract.ts'
import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { publicarPagina } from '@martelo/contracts/conteudo/publicar-pagina.contract.ts'
import { salvarConteudoLogin } from '@martelo/contracts/conteudo/salvar-conteudo-login.contract.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { porRegistroInicial } from '../../../apps/server/src/modules/privacidade/door.ts'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { chavePorConteudo, TIPO_DA_EXTENSAO } from '../../../apps/server/src/core/files/armazenamento.ts'
import { urlPublica } from '../../../apps/server/src/core/http/arquivos-publicos.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { semearAlertas } from './alertas.ts'
import type { MarcaDemo } from '../marcas.ts'
import { ROTEIROS, segundosDe } from '../roteiros.ts'
import { Passado } from './passado.ts'

const ADM = 'adm@martelo.demo'
const PASTA = path.resolve(import.meta.dirname, '..')

interface Casa {
  readonly p: Passado
  readonly hotsite: Hotsite
  readonly marca: MarcaDemo
  /** stores a drawn picture or film where this house's own lie; answers its address */
  readonly guardar: (pasta: 'paginas' | 'banners' | 'carimbos', arquivo: string) => Promise<string>
}

export async function semearConteudo(
  tx: Tx,
  s: Servicos,
  hotsite: Hotsite,
  marca: MarcaDemo,
  agora: number,
): Promise<void> {
  const casa: Casa = {
    p: new Passado(tx, s, hotsite, agora),
    hotsite,
    marca,
    guardar: async (pasta, arquivo) => {
      const bytes = await readFile(path.join(PASTA, arquivo))
      const extensao = arquivo.endsWith('.mp4') ? 'mp4' : 'webp'
      const chave = chavePorConteudo(`${pasta}/${hotsite.id}`, bytes, extensao)
      await s.arquivos.publico.gravar(chave, bytes, TIPO_DA_EXTENSAO[extensao])
      return urlPublica(chave)
    },
  }
  const { dominio, porta } = s.config
  await semearBanners(casa)
  await semearVideos(casa)
  await semearEvento(casa)
  await semearQuemVende(casa)
  await semearLogin(casa)
  await semearLeitores(casa)
  await semearAlertas(tx, hotsite.id, `http://${hotsite.subdominio}.${dominio}:${porta}`, agora)
  await semearRegistro(casa)
  await casa.p.tx
    .updateTable('carimbo')
    .set({ urlCard: await casa.guardar('carimbos', 'marcas/selo-sem-chave.webp') })
    .where('hotId', '=', hotsite.id)
    .where('nome', '=', 'Sem chave')
    .execute()
}

async function semearBanners({ p, hotsite, marca, guardar }: Casa): Promise<void> {
  const comuns = { hotId: hotsite.id, ativo: true, prioridade: 0 }
  await p.tx
    .insertInto('banner')
    .values([
      {
        ...comuns,
        posicao: 'inicio',
        nome: marca.tipo === 'loja' ? 'Aproveite agora: ver as ofertas' : 'Leilão ao vivo: ver a agenda',
        imagem: await guardar('banners', `marcas/${marca.subdominio}-faixa.webp`),
        urlDestino: marca.tipo === 'loja' ? '/leilao' : '/agenda',
      },
      {
        ...comuns,
        posicao: 'lista',
        nome: 'Simule o custo do transporte até a sua cidade',
        imagem: await guardar('banners', `marcas/${marca.subdominio}-lista.webp`),
        urlDestino: '/tabela-de-frete',
      },
    ])
    .execute()
}

async function novoItem(p: Passado, sessaoUid: string, item: object): Promise<void> {
  const feita = await p.chamar(ADM, duplicarItem, { body: { sessaoUid } })
  const id = feita.sessoes.find((x) => x.uid === sessaoUid)?.itens.at(-1)?.uid
  await p.chamar(ADM, editarItem, { params: { id }, body: item })
}

async function semearVideos({ p, marca, guardar }: Casa): Promise<void> {
  const pagina = await p.chamar(ADM, criarPagina, {
    body: {
      modelo: null,
      uri: '/video',
      titulo: 'Vídeos',
      tituloPagina: `${marca.nome} em vídeo`,
      descricao: `Como ${marca.nome} trabalha, do pátio à retirada.`,
      container: true,
    },
  })
  const sessaoUid = pagina.sessoes.find((x) => x.elemento === 'VIDEOS')?.uid ?? ''
  for (const r of ROTEIROS)
    await novoItem(p, sessaoUid, {
      titulo: r.titulo,
      subtitulo: r.resumo,
      link: await guardar('paginas', `filmes/${r.arquivo}`),
      tempoEmSegundos: segundosDe(r),
      imagem: await guardar('paginas', r.capa),
    })
  await p.chamar(ADM, publicarPagina, { params: { id: pagina.uid }, body: {} })
}

/** The page begins with what the product brings for its address: steps, papers and questions of people who sell. */
async function semearQuemVende({ p, marca, guardar }: Casa): Promise<void> {
  const { uid } = await p.chamar(ADM, criarPagina, {
    body: {
      modelo: null,
      uri: '/vender-seu-carro',
      titulo: 'Vender seu carro',
      tituloPagina: 'Venda o seu carro com a gente',
      descricao: `Como vender o seu carro com ${marca.nome}: vistoria, valor mínimo combinado e pagamento na sua conta.`,
      descricaoPagina:
        'Vistoria no pátio mais perto, valor mínimo combinado com você e pagamento na sua conta.',
      imagemPrincipal: await guardar('paginas', 'fotos/suv-branca-1.webp'),
      container: true,
    },
  })
  await p.chamar(ADM, publicarPagina, { params: { id: uid }, body: {} })
}

async function semearEvento({ p, hotsite, marca, guardar }: Casa): Promise<void> {
  const v = palavras(hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  const dados = {
    modelo: null,
    uri: '/novembro-de-utilitarios',
    titulo: 'Novembro de utilitários',
    tituloPagina: 'Novembro de utilitários',
    descricao: `Furgões, picapes e caminhões de ${marca.nome} reunidos em um só lugar.`,
    container: true,
  }
  const { uid: paginaUid } = await p.chamar(ADM, criarPagina, { body: dados })
  const nova = async (elemento: string, nome: string, config: object = {}): Promise<string> => {
    const body = { paginaUid, elemento, nome, ativo: true, config }
    return (await p.chamar(ADM, criarSessao, { body })).sessoes.at(-1)?.uid ?? ''
  }
  await novoItem(p, await nova('BANNER_FAIXA', 'Abertura'), {
    titulo: 'Para quem trabalha com o carro',
    texto: '<p>Furgões, picapes e caminhões revisados por frotas, com laudo aberto e retirada agendada.</p>',
    textoBotao: `Ver todos os ${v.lote.varios}`,
    link: '/leilao?categoria=Utilit%C3%A1rios',
    imagem: await guardar('paginas', `marcas/${marca.subdominio}-heroi.webp`),
  })
  await nova('GRADE_LOTES', 'Utilitários', { titulo: 'Utilitários', categoria: 'Utilitários', quantidade: 8 })
  await nova('CARROSSEL_LOTES', 'Pesados', { titulo: 'Pesados', categoria: 'Pesados', quantidade: 8 })
  await nova('COMITENTES', 'Quem vende', { titulo: 'Quem vende neste evento' })
  await nova('ACORDEAO', 'Perguntas', { titulo: 'Perguntas frequentes' })
  await p.chamar(ADM, publicarPagina, { params: { id: paginaUid }, body: {} })
}

async function semearLogin({ p, hotsite, guardar }: Casa): Promise<void> {
  const quadro = async (titulo: string, subtitulo: string, foto: string, link: string | null) => ({
    uri: '/login',
    titulo,
    subtitulo,
    imagem: await guardar('paginas', foto),
    link,
  })
  const quadros = [
    await quadro(
      'Fotos, laudo e custo antes de decidir',
      'Tudo o que se sabe de cada bem está na página dele, para todos.',
      'fotos/toro-freedom-1.webp',
      null,
    ),
    await quadro('Visite o pátio', 'Endereço, horário e hora marcada.', 'fotos/suv-branca-1.webp', '/patios'),
    await quadro(
      'Como funciona',
      'Do cadastro à retirada, em quatro passos.',
      'fotos/moto-azul-1.webp',
      '/como-funciona',
    ),
  ]
  const bloco = { prioridade: 0, ativo: true }
  await p.chamar(ADM, salvarConteudoLogin, {
    params: { id: hotsite.id },
    body: {
      conteudos: [
        { ...bloco, nome: 'Ao lado da entrada', uri: '/login', tituloSubtituloImagem: quadros },
        { ...bloco, nome: 'Ao lado do cadastro', uri: '/cadastro', tituloSubtituloImagem: quadros.slice(1) },
      ],
    },
  })
}

const LEITORES = [
  ['Marina Prado', 'marina@leitores.exemplo.com.br', null],
  ['João Batista', 'joao@leitores.exemplo.com.br', 'Motos'],
  ['Frota Sul', 'compras@frotasul.exemplo.com.br', 'Utilitários'],
] as const

/** Three who get the news, a letter to them that waits, and a partner who asked. */
async function semearLeitores({ p, hotsite, marca }: Casa): Promise<void> {
  const quando = new Date(p.agora)
  await p.tx
    .insertInto('newsletterInscricao')
    .values(
      LEITORES.map(([nome, email, interesse]) => ({
        hotId: hotsite.id,
        nome,
        email,
        interesse,
        consentimento:
          'Aceito receber novidades por e-mail e sei que posso sair da lista a qualquer momento.',
        confirmadoAt: quando,
      })),
    )
    .execute()
  await p.tx
    .insertInto('boletim')
    .values({
      hotId: hotsite.id,
      assunto: `O que entra nesta semana em ${marca.nome}`,
      texto:
        'Olá, {nome}!\n\nOs bens desta semana já estão no site, com fotos, laudo e todos os custos.\n\nAté lá!',
    })
    .execute()
  await p.tx
    .insertInto('mensagemDoSite')
    .values({
      hotId: hotsite.id,
      tipo: 'socio',
      nome: 'Helena Moraes',
      email: 'helena@transportes.exemplo.com.br',
      telefone: '(19) 3200-4455',
      empresa: 'Moraes Transportes',
      cidade: 'Campinas',
      uf: 'SP',
      assunto: 'Transporte de veículos',
      texto:
        'Temos seis cegonhas em São Paulo e no Paraná e gostaríamos de levar os veículos dos seus clientes.',
    })
    .execute()
}

/** What every house processes, and what this one added: cameras, and a campaign that is over. */
async function semearRegistro({ p, hotsite }: Casa): Promise<void> {
  await porRegistroInicial(p.tx, hotsite.id)
  const daCasa = { hotId: hotsite.id, compartilhamento: null }
  await p.tx
    .insertInto('tratamentoDeDados')
    .values([
      {
        ...daCasa,
        nome: 'Câmeras dos pátios',
        finalidade: 'Proteger pessoas e bens nos pátios e apurar danos.',
        baseLegal: 'interesse',
        titulares: 'Visitantes, motoristas e equipe',
        categorias: 'Imagens, dia e hora.',
        prazo: '30 dias; com ocorrência, até ela se resolver',
        medidas: 'Placas de aviso na entrada; imagens vistas só pela segurança do pátio.',
      },
      {
        ...daCasa,
        nome: 'Sorteio de inauguração',
        finalidade: 'Entregar o prêmio do sorteio de inauguração.',
        baseLegal: 'consentimento',
        titulares: 'Participantes do sorteio',
        categorias: 'Nome, CPF, telefone.',
        prazo: 'Eliminados 90 dias depois do sorteio',
        medidas: 'Lista guardada à parte e eliminada no prazo.',
        ativo: false,
      },
    ])
    .execute()
}
