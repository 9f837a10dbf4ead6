// The bell of the house's own people: what waits for their work, newest first.
import { ActionIcon, Indicator, Menu, ScrollArea, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'

const CHAVE = ['sino-da-equipe']
const DE_NOVO_MS = 60_000

export function SinoDaEquipe() {
  const consultas = useQueryClient()
  const { id } = useMarca()
  const { data } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/equipe/notificacoes', { query: { limite: 20 } }),
    refetchInterval: DE_NOVO_MS,
  })
  useEffect(() => {
    const reler = (): void => void consultas.invalidateQueries({ queryKey: CHAVE })
    return entrarNaSala(`retaguarda:${id}`, { quadro: reler, recarregar: reler })
  }, [id, consultas])
  const porLer = data?.naoLidas ?? 0
  const ler = (): void => {
    const ate = data?.notificacoes[0]?.uid
    if (ate === undefined || porLer === 0) return
    chamar('POST /v1/equipe/notificacoes/lidas', { body: { ate } }).then(
      () => consultas.invalidateQueries({ queryKey: CHAVE }),
      () => undefined,
    )
  }
  return (
    <Menu position="bottom-end" width={320} onClose={ler}>
      <Indicator label={porLer > 99 ? '99+' : porLer} size={18} offset={4} disabled={porLer === 0}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={porLer > 0 ? `Avisos: ${porLer} por ler` : 'Avisos'}
          >
            <IconBell size={18} />
          </ActionIcon>
        </Menu.Target>
      </Indicator>
      <Menu.Dropdown>
        <Menu.Label>Avisos</Menu.Label>
        <ScrollArea.Autosize mah={420}>
          {data?.notificacoes.length === 0 && (
            <Text size="sm" c="dimmed" p="sm">
              Nenhum aviso ainda.
            </Text>
          )}
          {data?.notificacoes.map((n) => (
            <Menu.Item key={n.uid} component={Link} to={n.link || '/admin'}>
              <Text size="sm" fw={n.lida ? 400 : 700}>
                {n.titulo}
              </Text>
              {n.texto && <Text size="sm">{n.texto}</Text>}
              <Text size="xs" c="dimmed">
                {formatarDataHora(Date.parse(n.createdAt))}
              </Text>
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  )
}
