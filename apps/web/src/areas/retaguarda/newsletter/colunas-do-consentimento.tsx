// What every list of people who asked for letters shows of them: the words that they agreed to, and whether letters go out.
import { Badge, Text } from '@mantine/core'
import type { Coluna } from '../../../kit/tabela/colunas.ts'

type Estado = readonly [texto: string, cor: string]

export const colunasDoConsentimento = <L extends { readonly consentimento: string | null }>(
  estado: (l: L) => Estado,
): readonly Coluna<L>[] => [
  {
    id: 'consentimento',
    titulo: 'Consentimento',
    valor: (l) => l.consentimento,
    largura: 320,
    mostrar: (l) => (
      <Text size="xs" c="dimmed">
        {l.consentimento}
      </Text>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => estado(l)[0],
    mostrar: (l) => {
      const [texto, cor] = estado(l)
      return (
        <Badge variant="light" color={cor}>
          {texto}
        </Badge>
      )
    },
  },
]
