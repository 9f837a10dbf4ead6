// Groups of clients, kept by hand or by a condition, with who is in each.
import { GRUPO_CLIENTE } from '@martelo/contracts/grupos/grupo-cliente.cadastro.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { ClientesDoGrupo } from './clientes-do-grupo.tsx'

export default function GruposDeClientes() {
  return (
    <TelaDeCadastro
      cadastro={GRUPO_CLIENTE}
      ficarAberto
      abas={(g) => [
        [
          'clientes',
          'Clientes',
          <ClientesDoGrupo key="clientes" uid={g.uid} porCondicao={g.tipo === 'Por condição'} />,
        ],
      ]}
    />
  )
}
