/** What is told about an account that its owner lets another person use: to both, and to who proposed it. */
import { declararAviso } from './declarar-aviso.ts'

const dono = { rotulo: 'Dono da conta', tipo: 'texto', exemplo: 'Maria Prado', pessoal: true } as const
const quem = { rotulo: 'Quem usaria a conta', tipo: 'texto', exemplo: 'João Prado', pessoal: true } as const
const ate = { rotulo: 'Vale até', tipo: 'instante', exemplo: 1_795_000_000_000 } as const
const pode = { rotulo: 'O que pode', tipo: 'texto', exemplo: 'Ver a área do cliente' } as const
const motivo = { rotulo: 'Motivo', tipo: 'texto', exemplo: 'Comprador da empresa' } as const

const AO_CLIENTE = {
  publico: 'cliente',
  grupo: 'conta',
  canais: ['sino', 'email'],
  obrigatorio: {
    canais: ['email'],
    motivo: 'É a prova de um ato da pessoa ou a segurança da conta (LGPD, art. 46; Marco Civil, art. 7º).',
  },
  urgente: true,
  acao: 'Ver os acessos',
} as const

export const AVISOS_DE_ACESSOS = {
  'acesso-a-consentir': declararAviso({
    ...AO_CLIENTE,
    nome: 'Acesso a consentir',
    quando: 'A equipe propõe que outra pessoa use a conta do cliente',
    acao: 'Responder',
    variaveis: {
      quem,
      equipe: { rotulo: 'Quem propôs', tipo: 'texto', exemplo: 'Carla (SAC)', pessoal: true },
      pode,
      ate,
      motivo,
    },
    textos: {
      titulo: 'Alguém pede para usar a sua conta em {casa}',
      texto: 'Só vale se você consentir.',
      carta:
        'Olá, {nome}.\n\n{equipe}, da nossa equipe, propôs que {quem} use a sua conta até {ate}.\n\nPoderia: {pode}\nMotivo: {motivo}\n\nNada acontece sem o seu sim: responda em Meu perfil, Acessos.\n\n{link}',
    },
  }),
  'acesso-consentido': declararAviso({
    ...AO_CLIENTE,
    nome: 'Acesso consentido, a quem usa',
    quando: 'O dono consente: a pessoa pode usar a conta dele',
    acao: 'Usar a conta',
    variaveis: { dono, pode, ate },
    textos: {
      titulo: 'Você pode usar a conta de outra pessoa em {casa}',
      texto: 'O dono da conta consentiu.',
      carta:
        'Olá, {nome}.\n\n{dono} deixa você usar a conta em {casa} até {ate}.\n\nVocê pode: {pode}\n\nEntre com o seu próprio acesso e escolha “Usar esta conta” em Meu perfil, Acessos. O que você fizer fica registrado com o seu nome.\n\n{link}',
    },
  }),
  'acesso-consentido-ao-dono': declararAviso({
    ...AO_CLIENTE,
    nome: 'Acesso consentido, ao dono',
    quando: 'O dono consente que outra pessoa use a sua conta',
    canais: ['email'],
    variaveis: { quem, pode, ate },
    textos: {
      titulo: 'Você liberou a sua conta em {casa}',
      texto: 'Outra pessoa pode usar a sua conta.',
      carta:
        'Olá, {nome}.\n\nVocê deixou {quem} usar a sua conta até {ate}.\n\nPode: {pode}\n\nVocê encerra este acesso quando quiser em Meu perfil, Acessos. Se não foi você quem consentiu, encerre-o e troque a senha.\n\n{link}',
    },
  }),
  'acesso-recusado': declararAviso({
    ...AO_CLIENTE,
    nome: 'Acesso recusado, a quem usaria',
    quando: 'O dono não consente que a pessoa use a conta dele',
    variaveis: { dono },
    textos: {
      titulo: 'O acesso a uma conta em {casa} foi recusado',
      texto: 'O dono da conta não consentiu.',
      carta:
        'Olá, {nome}.\n\nA nossa equipe propôs que você usasse a conta de {dono}, que não consentiu. Nada muda na sua conta.',
    },
  }),
  'acesso-encerrado': declararAviso({
    ...AO_CLIENTE,
    nome: 'Acesso encerrado',
    quando: 'O dono ou a equipe encerra um acesso, ou o prazo dele acaba; vai ao dono e a quem usava',
    variaveis: {
      quem,
      dono,
      por: {
        rotulo: 'Como terminou',
        tipo: 'texto',
        exemplo: 'encerrado por Ana, da nossa equipe',
        pessoal: true,
      },
    },
    textos: {
      titulo: 'Um acesso liberado em {casa} terminou',
      texto: 'A conta não é mais usada por outra pessoa.',
      carta:
        'Olá, {nome}.\n\nTerminou o acesso de {quem} à conta de {dono}. As sessões abertas por ele acabaram.\n\nComo terminou: {por}\n\n{link}',
    },
  }),
  'equipe-acesso-respondido': declararAviso({
    publico: 'equipe',
    grupo: 'equipe',
    canais: ['sino'],
    opcionais: ['email'],
    nome: 'Acesso liberado: a resposta do dono',
    quando: 'O dono consente, recusa ou encerra o acesso que a pessoa da equipe propôs',
    acao: 'Ver os acessos liberados',
    // The bell of who proposed it says of whom.
    variaveis: {
      dono: { rotulo: 'Dono da conta', tipo: 'texto', exemplo: 'Maria Prado' },
      quem: { rotulo: 'Quem usaria a conta', tipo: 'texto', exemplo: 'João Prado' },
      resposta: { rotulo: 'Resposta', tipo: 'texto', exemplo: 'consentiu' },
    },
    textos: {
      titulo: 'Acesso a uma conta: o dono {resposta}',
      texto: '{quem}, na conta de {dono}.',
    },
  }),
} as const
