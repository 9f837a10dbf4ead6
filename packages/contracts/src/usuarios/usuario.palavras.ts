// How the record is called in its history: fields, codes, and what was done with it.
import { PALAVRAS_DAS_PERMISSOES } from '../core/palavras-das-permissoes.ts'
import { palavras } from '../core/palavras.ts'

export const PALAVRAS_DE_USUARIO = palavras<never, never>({
  campos: {
    ate: 'Até',
    de: 'De',
    dias: 'Dias da semana',
    permissao: {
      rotulo: 'Permissão',
      opcoes: Object.fromEntries(
        Object.entries(PALAVRAS_DAS_PERMISSOES).map(([codigo, [, fazer]]) => [codigo, fazer]),
      ),
    },
    redes: 'Redes',
    ativo: 'Ativo',
    comIds: 'Comitentes',
    email: 'E-mail',
    nome: 'Nome',
    papeis: 'Papéis',
  },
  atos: {
    criarChave: 'Chave de acesso criada',
    darPermissao: 'Permissão dada',
    darPlataforma: 'Administração da plataforma dada',
    encerrarPermissao: 'Permissão encerrada',
    mudarRegraDeAcesso: 'Regra de acesso alterada',
    representar: 'Conta representada pelo suporte',
    salvarAssinatura: 'Assinatura de e-mail salva',
    tirarPermissao: 'Permissão tirada',
    tirarPlataforma: 'Administração da plataforma tirada',
    anularAcesso: 'Acesso de uso único anulado',
    desligarComitente: 'Comitente desligado',
    desligarSegundoFator: 'Código do aplicativo desligado',
    emitirAcesso: 'Acesso de uso único emitido',
    encerrarSessoes: 'Sessões encerradas',
    enviarAcesso: 'Acesso enviado',
    ligarComitentes: 'Comitentes ligados',
    ligarPatios: 'Pátios ligados',
    ligarSegundoFator: 'Código do aplicativo ligado',
    redefinirSenha: 'Senha redefinida',
    retirarChave: 'Chave de acesso retirada',
    trocarSenha: 'Senha trocada',
  },
})
