// Yard staff, and the yards in which each of them works: a person with the role Pátio acts in these only.
import { Badge, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Linha = RespostaDe<Calls['GET /v1/patios/usuarios/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Pessoa',
    largura: 260,
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {l.email}
        </Text>
      </>
    ),
  },
  {
    id: 'patios',
    titulo: 'Pátios',
    largura: 360,
    valor: (l) => l.patios.map((p) => p.nome).join(', '),
    mostrar: (l) =>
      l.patios.length === 0 ? (
        <Badge variant="light" color="yellow" tt="none">
          Nenhum pátio: não vê nada
        </Badge>
      ) : (
        <Group gap={4}>
          {l.patios.map((p) => (
            <Badge key={p.uid} variant="light" tt="none">
              {p.nome}
            </Badge>
          ))}
        </Group>
      ),
  },
  { id: 'ativo', titulo: 'Situação', valor: (l) => (l.ativo ? 'Ativo' : 'Bloqueado') },
]

export default function UsuariosDosPatios() {
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  return (
    <>
      <title>Usuários dos pátios</title>
      <Title order={1} size="h2" mb="md">
        Usuários dos pátios
      </Title>
      <Tabela<Linha>
        nome="patio-usuarios"
        colunas={COLUNAS}
        buscar={listaDe('GET /v1/patios/usuarios/qb')}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.patioUsuario, { uid: l.uid })}
        placeholder="Nome ou e-mail"
        vazio="Nenhuma pessoa com o papel Pátio. Dê o papel em Configurações, Usuários."
        filtros={[
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.uid, label: p.nome })),
          },
          {
            id: 'semPatio',
            rotulo: 'Vínculo',
            tipo: 'escolha',
            opcoes: [{ value: 'sim', label: 'Sem pátio' }],
          },
        ]}
      />
    </>
  )
}
