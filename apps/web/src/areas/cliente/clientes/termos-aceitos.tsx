// The versions of the house's terms that the person agreed to, and when.
import { Card, List, Text, Title } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { CHAVE_DOS_TERMOS, NOME_DO_TERMO } from '../../../parts/termos/termos-da-casa.ts'

export function TermosAceitos() {
  const { data } = useQuery({
    queryKey: [...CHAVE_DOS_TERMOS, 'aceites'],
    queryFn: () => chamar('GET /v1/cliente/termos/aceites'),
  })
  if (data === undefined || data.length === 0) return null
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Termos que você aceitou
      </Title>
      <List listStyleType="none" spacing="sm">
        {data.map((a) => (
          <List.Item key={`${a.documento} ${a.numero}`}>
            <Text size="sm" fw={600}>
              {`${NOME_DO_TERMO[a.documento]}, versão ${a.numero}`}
            </Text>
            <Text size="sm" c="dimmed">
              {`aceito em ${formatarDataHora(Date.parse(a.aceitoAt))}`}
            </Text>
          </List.Item>
        ))}
      </List>
    </Card>
  )
}
