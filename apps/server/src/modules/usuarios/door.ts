// What other modules may use of users: accounts, sessions, passwords and one-time secrets.
export {
  criarConta,
  esvaziarConta,
  fecharConta,
  mudarEmailDaConta,
  porPlataforma,
  porPlataformaSeForAPrimeira,
  reabrirContaDaPlataforma,
  renomearContas,
} from './contas-de-outros.sql.ts'
export { escreverAcesso } from './carta-de-acesso.ts'
export { abrirPrimeiraSessao } from './sessao.ts'
export { foraDoGrupo } from './grupo-de-entrada.sql.ts'
export { iguais, novoCodigo, novoSegredo, resumirSegredo, resumirSenha } from './segredos.ts'
export { encerrarFamilias, redesDaCasa } from './sessoes.sql.ts'
export { conferirSenha } from './segredos.ts'
export { conferirSenhaDeNovo } from './senha-de-novo.ts'
export { demorarPorSegredoErrado } from './limite-de-login.ts'
export { trancarConta } from './trancar-conta.ts'
export {
  esquecerSegredos,
  gastarSegredo,
  guardarSegredo,
  revogarTodas,
  tentarSegredo,
  travarUsuario,
  usuarioPorId,
} from './usuarios.sql.ts'
