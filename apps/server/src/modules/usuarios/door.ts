// What other modules may use of users: sessions, passwords and one-time secrets.
export { abrirSessao } from './sessao.ts'
export { novoCodigo, novoSegredo, resumirSegredo, resumirSenha } from './segredos.ts'
export { conferirSenha } from './segredos.ts'
export { gastarSegredo, guardarSegredo, revogarTodas, usuarioPorId } from './usuarios.sql.ts'
