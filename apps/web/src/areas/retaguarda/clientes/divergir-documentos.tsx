// What is wrong with which document: each named one gets its own reason, the others are right and are not asked for again.
import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'

interface Props {
  readonly c: FichaDoCliente
  readonly aoFechar: () => void
  readonly aoMudar: (nova: FichaDoCliente) => void
}

const EM_JOGO = new Set(['Aguardando Validação', 'Aprovado'])

export function DivergirDocumentos({ c, aoFechar, aoMudar }: Props) {
  const { data: socios } = useQuery({
    queryKey: ['socios-do-cliente', c.id],
    queryFn: () => chamar('GET /v1/clientes/:id/socios', { params: { id: c.id } }),
    enabled: c.natureza === 'Juridica',
  })
  const [motivos, setMotivos] = useState<Readonly<Record<string, string>>>({})
  const [falha, tentar, enviando] = useFalha()
  const papeis = [
    ...c.documentos.documentos.map((d) => ({ uid: d.uid, nome: d.rotulo, situacao: d.situacao })),
    ...(socios ?? []).flatMap((s) =>
      s.documentos.map((d) => ({ uid: d.uid, nome: `Documento de ${s.nome}`, situacao: d.situacao })),
    ),
  ].filter((d) => EM_JOGO.has(d.situacao))
  const marcados = papeis.filter((d) => motivos[d.uid] !== undefined)
  const marcar = (uid: string, sim: boolean): void => {
    const { [uid]: _, ...resto } = motivos
    setMotivos(sim ? { ...resto, [uid]: '' } : resto)
  }
  const pronto = marcados.length > 0 && marcados.every((d) => (motivos[d.uid] ?? '').trim().length >= 3)
  const enviar = async (): Promise<void> => {
    const divergentes = marcados.map((d) => ({ documentoUid: d.uid, motivo: (motivos[d.uid] ?? '').trim() }))
    aoMudar(
      await chamar('PUT /v1/clientes/:id/documentos', {
        params: { id: c.id },
        body: { resultado: 'Divergente', divergentes, versao: c.versao },
      }),
    )
    aoFechar()
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`Divergência nos documentos de ${c.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void tentar(enviar)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Marque o que está errado. O cliente recebe o motivo de cada um e só envia esses de novo; os outros
            ficam aprovados.
          </Text>
          {papeis.map((d) => (
            <Stack key={d.uid} gap={4}>
              <Checkbox
                label={d.nome}
                checked={motivos[d.uid] !== undefined}
                onChange={(e) => marcar(d.uid, e.currentTarget.checked)}
              />
              {motivos[d.uid] !== undefined && (
                <Textarea
                  label={`Motivo: ${d.nome}`}
                  withAsterisk
                  maxLength={500}
                  autosize
                  minRows={2}
                  value={motivos[d.uid] ?? ''}
                  onChange={(e) => setMotivos({ ...motivos, [d.uid]: e.currentTarget.value })}
                />
              )}
            </Stack>
          ))}
          <FalhaAoEnviar falha={falha} />
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button type="submit" color="red" loading={enviando} disabled={!pronto}>
              Enviar divergência
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
