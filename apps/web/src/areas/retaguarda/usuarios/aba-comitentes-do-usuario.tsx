// The consignors for whom this person follows auctions and answers conditionals.
import { Alert, Button, Group, MultiSelect, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { GruposDoUsuario } from './grupos-do-usuario.tsx'
import type { UmUsuario } from './usuario.screen.tsx'

export function AbaComitentesDoUsuario({ u, refazer }: { u: UmUsuario; refazer: () => Promise<void> }) {
  const [novos, setNovos] = useState<string[]>([])
  const { data: todos } = useQuery({
    queryKey: ['comitentes-para-ligar'],
    queryFn: () => chamar('GET /v1/comitentes/listar-comitentes'),
  })
  const fazer = async (acao: () => Promise<unknown>, dito: string): Promise<void> => {
    try {
      await acao()
      avisarSucesso(dito)
      setNovos([])
      await refazer()
    } catch (e) {
      avisarErro(e)
    }
  }
  const ligar = (): Promise<void> =>
    fazer(
      () =>
        chamar('POST /v1/comitentes/usuario-comitente/:uid', {
          params: { uid: u.uid },
          body: { comIds: [...u.comitentes.map((c) => c.comId), ...novos.map(Number)] },
        }),
      'Comitentes ligados',
    )
  const desligar = (comId: number): Promise<void> =>
    fazer(
      () => chamar('DELETE /v1/comitentes/usuario-comitente/:id/:id2', { params: { id: u.id, id2: comId } }),
      'Comitente desligado',
    )
  const ligados = new Set(u.comitentes.map((c) => c.comId))
  return (
    <Stack>
      {!u.papeis.includes('Comitente') && (
        <Alert color="gray">Esta conta não tem o papel Comitente: os vínculos só valem com ele.</Alert>
      )}
      <Group align="end">
        <MultiSelect
          label="Ligar a comitentes"
          searchable
          style={{ flex: 1 }}
          data={(todos ?? [])
            .filter((c) => !ligados.has(c.id))
            .map((c) => ({ value: String(c.id), label: c.nome }))}
          value={novos}
          onChange={setNovos}
        />
        <Button disabled={novos.length === 0} onClick={() => void ligar()}>
          Ligar
        </Button>
      </Group>
      <GruposDoUsuario uid={u.uid} refazer={refazer} />
      {u.comitentes.length === 0 ? (
        <Text c="dimmed">Não acompanha nenhum comitente.</Text>
      ) : (
        <Table>
          <Table.Tbody>
            {u.comitentes.map((c) => (
              <Table.Tr key={c.comId}>
                <Table.Td>{c.nome}</Table.Td>
                <Table.Td ta="right">
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="red"
                    onClick={() => void desligar(c.comId)}
                  >
                    Desligar
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  )
}
