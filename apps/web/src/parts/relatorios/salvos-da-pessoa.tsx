// Reports that this person keeps under a name: open, mail on certain days, take away.
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_FREQUENCIA } from '@martelo/domain/relatorios/proximo-envio.ts'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chamar } from '../../core/api.ts'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { CHAVE_DOS_SALVOS, type ConsultaDoRelatorio } from './consulta-do-relatorio.ts'
import { SalvarRelatorio } from './salvar-relatorio.tsx'

type Salvo = RespostaDe<Calls['GET /v1/relatorios/salvos']>[number]

export function SalvosDaPessoa({ consulta }: { readonly consulta: ConsultaDoRelatorio }) {
  const [aberto, setAberto] = useState<'salvar' | 'lista' | null>(null)
  const [, setBusca] = useSearchParams()
  const consultas = useQueryClient()
  const { data } = useQuery({
    queryKey: CHAVE_DOS_SALVOS,
    queryFn: () => chamar('GET /v1/relatorios/salvos'),
  })
  const abrir = (s: Salvo): void => {
    const campos = Object.entries(s.recorte).map(([k, v]) => [k, String(v)] as const)
    setBusca(new URLSearchParams([['relatorio', s.relatorio], ...campos.map(([k, v]) => [k, v])]))
    setAberto(null)
  }
  const apagar = async (s: Salvo): Promise<void> => {
    try {
      await chamar('DELETE /v1/relatorios/salvos/:uid', { params: { uid: s.uid } })
      await consultas.invalidateQueries({ queryKey: CHAVE_DOS_SALVOS })
    } catch (e) {
      avisarErro(e)
    }
  }
  const fechar = () => setAberto(null)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={16} aria-hidden />}
        onClick={() => setAberto('salvar')}
      >
        Guardar
      </Button>
      {data && data.length > 0 && (
        <Button variant="default" onClick={() => setAberto('lista')}>
          Guardados ({data.length})
        </Button>
      )}
      <SalvarRelatorio consulta={consulta} aberto={aberto === 'salvar'} aoFechar={fechar} />
      <Modal
        opened={aberto === 'lista'}
        onClose={fechar}
        title="Relatórios guardados"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <List listStyleType="none" spacing="sm">
          {data?.map((s) => (
            <List.Item key={s.uid}>
              <Group justify="space-between" wrap="nowrap">
                <Stack gap={0}>
                  <Button
                    variant="transparent"
                    size="compact-md"
                    justify="start"
                    px={0}
                    onClick={() => abrir(s)}
                  >
                    {s.nome}
                  </Button>
                  <Text size="sm" c="dimmed">
                    {s.frequencia === null || s.proximoEm === null
                      ? 'Sem envio'
                      : `${ROTULO_DA_FREQUENCIA[s.frequencia]}${s.formato === null ? '' : `, com ${s.formato.toUpperCase()}`}. Próximo: ${formatarDataHora(Date.parse(s.proximoEm))}`}
                  </Text>
                </Stack>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Apagar ${s.nome}`}
                  onClick={() => void apagar(s)}
                >
                  Apagar
                </Button>
              </Group>
            </List.Item>
          ))}
        </List>
      </Modal>
    </>
  )
}
