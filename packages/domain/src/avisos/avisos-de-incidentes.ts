/** What client and house are told of an incident of a purchase. */
import { declararAviso } from './declarar-aviso.ts'

const codigo = { rotulo: 'Código', tipo: 'texto', exemplo: '2026/00012' } as const
const assunto = {
  rotulo: 'Assunto',
  tipo: 'texto',
  exemplo: 'Ar-condicionado não funciona',
  pessoal: true,
} as const
const texto = {
  rotulo: 'O que foi escrito',
  tipo: 'bloco',
  exemplo: 'Envie uma foto, por favor.',
  pessoal: true,
} as const
const decisao = { rotulo: 'Decisão', tipo: 'texto', exemplo: 'Procedente' } as const
const efeito = {
  rotulo: 'Efeito no valor',
  tipo: 'bloco',
  exemplo: 'R$ 300,00 foram abatidos da compra.',
  pessoal: true,
} as const

const aoCliente = (nome: string, quando: string, curto: string, carta: string) =>
  declararAviso({
    nome,
    quando,
    publico: 'cliente',
    grupo: 'compras',
    canais: ['sino', 'push', 'email'],
    opcionais: ['sms', 'whatsapp'],
    obrigatorio: { canais: ['email'], motivo: 'É a resposta da casa a uma reclamação (CDC, arts. 18 e 26).' },
    acao: 'Ver a conversa',
    variaveis: { codigo, assunto, texto, decisao, efeito },
    textos: { titulo: nome, texto: curto, assunto: `${nome}: caso {codigo}`, carta },
  })

const aCasa = (nome: string, quando: string, fala: string) =>
  declararAviso({
    nome,
    quando,
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino', 'email'],
    papeis: ['ADM', 'SAC', 'GerenteSAC'],
    acao: 'Abrir o incidente',
    variaveis: {
      codigo,
      assunto,
      tipo: { rotulo: 'Tipo', tipo: 'texto', exemplo: 'Defeito não informado' },
      cliente: { rotulo: 'Cliente', tipo: 'texto', exemplo: 'Maria Souza', pessoal: true },
      texto,
      prazo: { rotulo: 'Prazo', tipo: 'instante', exemplo: 1_797_800_400_000 },
    },
    textos: {
      titulo: `${nome}: {codigo}`,
      texto: '{tipo}',
      carta: `${fala}\n\n{assunto}\n\nCliente: {cliente}\n\n{texto}\n\nPrazo: {prazo}\n\nAbrir o incidente: {link}`,
    },
  })

export const AVISOS_DE_INCIDENTES = {
  'incidente-resposta': aoCliente(
    'Resposta ao seu relato',
    'A casa escreve ao cliente no problema que ele relatou',
    'Caso {codigo}: há uma resposta.',
    'Olá, {nome}.\n\nRespondemos ao que você relatou ({assunto}):\n\n{texto}\n\nVer a conversa: {link}',
  ),
  'incidente-decidido': aoCliente(
    'Decisão do seu relato',
    'A casa decidiu o problema que o cliente relatou',
    'Caso {codigo}: há uma decisão.',
    'Olá, {nome}.\n\nO que você relatou ({assunto}) foi decidido: {decisao}.\n\n{texto}\n\n{efeito}\n\nVer a conversa: {link}',
  ),
  'incidente-aberto': aCasa(
    'Incidente aberto',
    'Alguém abriu um incidente',
    'Um incidente foi aberto ({tipo}).',
  ),
  'incidente-do-cliente': aCasa(
    'Mensagem em um incidente',
    'O cliente escreveu em um incidente',
    'O cliente escreveu no incidente {codigo}.',
  ),
  'incidente-atrasado': aCasa(
    'Prazo do incidente terminou',
    'O prazo de um incidente passou sem decisão',
    'O prazo do incidente {codigo} terminou sem decisão.',
  ),
} as const
