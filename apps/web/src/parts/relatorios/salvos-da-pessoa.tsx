// Reports that this person keeps under a name: open, mail on certain days, take away.
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_FREQUENCIA } from '@martelo/domain/relatorios/proximo-envio.ts'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chamar } from '../../core/api.ts'
import { avisarErro } from '../../core/mantine/avisos.ts'
import {
  CHAVE_DOS_SALVOS,
  type ConsultaDoRelatorio,
  type OQueGuardar,
  type RelatorioSalvo as Salvo,
} from './consulta-do-relatorio.ts'
import { SalvarRelatorio } from './salvar-relatorio.tsx'

export function SalvosDaPessoa({ consulta }: { readonly consulta: ConsultaDoRelatorio }) {
  const [aberto, setAberto] = useState<'salvar' | 'lista' | null>(null)
  const [editado, setEditado] = useState<Salvo | null>(null)
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
        onClick={() => {
          setEditado(null)
          setAberto('salvar')
        }}
      >
        Guardar
      </Button>
      {data && data.length > 0 && (
        <Button variant="default" onClick={() => setAberto('lista')}>
          Guardados ({data.length})
        </Button>
      )}
      <SalvarRelatorio oQue={oQue(consulta, editado)} aberto={aberto === 'salvar'} aoFechar={fechar} />
      <Modal
        opened={aberto === 'lista'}
        onClose={fechar}
        title="Relatórios guardados"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <List listStyleType="none" spacing="sm">
          {data?.map((s) => (
            <List.Item key={s.uid}>
              <UmSalvo
                s={s}
                abrir={() => abrir(s)}
                editar={() => {
                  setEditado(s)
                  setAberto('salvar')
                }}
                apagar={() => void apagar(s)}
              />
            </List.Item>
          ))}
        </List>
      </Modal>
    </>
  )
}

/** A kept one keeps its own cut; the open report brings the one on the screen, without its page and order. */
function oQue(consulta: ConsultaDoRelatorio, editado: Salvo | null): OQueGuardar {
  if (editado !== null) return { relatorio: editado.relatorio, recorte: editado.recorte, salvo: editado }
  const { pagina: _, porPagina: __, ordenar: ___, ...recorte } = consulta.pedido
  return { relatorio: consulta.nome, recorte }
}

function envio(s: Salvo): string {
  if (s.frequencia === null || s.proximoEm === null) return 'Sem envio'
  const formato = s.formato === null ? '' : `, com ${s.formato.toUpperCase()}`
  return `${ROTULO_DA_FREQUENCIA[s.frequencia]}${formato}. Próximo: ${formatarDataHora(Date.parse(s.proximoEm))}`
}

function UmSalvo(p: { readonly s: Salvo; abrir(): void; editar(): void; apagar(): void }) {
  const { s } = p
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <Stack gap={0} style={{ minWidth: 0 }}>
        <Button variant="transparent" size="compact-md" justify="start" px={0} onClick={p.abrir}>
          {s.nome}
        </Button>
        <Text size="sm" c="dimmed">
          {envio(s)}
        </Text>
        {s.destinatarios.length > 0 && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`Para ${s.destinatarios.join(', ')}`}
          </Text>
        )}
        {s.enviadoAt !== null && (
          <Text size="sm" c="dimmed">
            {`Último envio: ${formatarDataHora(Date.parse(s.enviadoAt))}`}
          </Text>
        )}
      </Stack>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" size="compact-sm" aria-label={`Editar ${s.nome}`} onClick={p.editar}>
          Editar
        </Button>
        <Button variant="default" size="compact-sm" aria-label={`Apagar ${s.nome}`} onClick={p.apagar}>
          Apagar
        </Button>
      </Group>
    </Group>
  )
}
