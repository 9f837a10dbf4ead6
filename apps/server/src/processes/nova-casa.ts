// node apps/server/src/processes/nova-casa.ts --nome "Leilões Exemplo" --subdominio exemplo --email adm@exemplo.com.br [--tipo leilao|loja] [--administrador "Ana Lima"]
//
// Opens a house on an installation that runs (DATABASE_URL, MARTELO_DOMAIN as its processes have them; without DATABASE_URL
// the database of MARTELO_DATA): its hotsite, its first administrator, and the address where he chooses his password.
// Visitors find it within half a minute.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lerConfig } from '../core/config.ts'
import { abrirBanco } from '../core/database/database.ts'
import { iniciarPostgres } from '../engines/postgres/iniciar-postgres.ts'
import { migrar } from '../core/database/migrate.ts'
import { prepararFila } from '../core/jobs/fila.ts'
import { abrirCasa, errosDaCasa } from '../modules/hotsites/abrir-casa.ts'

const { values } = parseArgs({
  options: {
    nome: { type: 'string', default: '' },
    subdominio: { type: 'string', default: '' },
    tipo: { type: 'string', default: 'leilao' },
    email: { type: 'string', default: '' },
    administrador: { type: 'string', default: '' },
  },
})
const erros = errosDaCasa(values)
if (erros.length > 0) {
  console.error(erros.join('\n'))
  process.exit(2)
}
const config = lerConfig()
const postgres =
  config.bancoUrl === undefined
    ? await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') })
    : { url: config.bancoUrl, parar: () => Promise.resolve() }
const { url } = postgres
try {
  await prepararFila(url)
  await migrar(url)
  const banco = abrirBanco(url)
  const segredo = (await abrirCasa(banco, values))?.segredo ?? null
  await banco.fechar()
  const endereco = `https://${values.subdominio}.${config.dominio}`
  if (segredo === null) {
    console.error(`Já existe uma casa em ${endereco}.`)
    process.exitCode = 1
  } else
    console.log(
      `${values.nome} está em ${endereco}\n\n${values.email} escolhe a senha aqui, uma vez, em até 48 horas:\n${endereco}/redefinir-senha?hash=${segredo}\n\nDepois entra em ${endereco}/login-sistema.`,
    )
} finally {
  await postgres.parar()
}
