// A proof shown in place: a picture, or the PDF in a frame of its own. The address lives five minutes, so it is
// opened on demand, from a sale that was just loaded.
import { Anchor, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { Situacao } from '../vendas/situacao-da-venda.tsx'
import type { PagamentoDaCompra } from '../vendas/usar-venda.ts'
import './ver-comprovante.css'

type UmComprovante = PagamentoDaCompra['comprovantes'][number]
const ESTADO: Readonly<Record<string, string>> = {
  CADASTRADO: 'aguardandoEnvio',
  AG_COMPENSACAO: 'aguardandoValidacao',
  PAGO: 'aprovado',
  DIVERGENTE: 'divergente',
}

/** The file itself, large. */
export function Visor({ c }: { c: UmComprovante }) {
  const pdf = c.tipoArquivo === 'application/pdf'
  return pdf ? (
    <iframe className="visor-pdf" src={c.arquivo} title={`Comprovante ${c.nome}`} />
  ) : (
    <img className="visor-foto" src={c.arquivo} alt={`Comprovante ${c.nome}`} />
  )
}

/** One line of a proof: state, reason, when; opens it large. */
export function LinhaDoComprovante({ c }: { c: UmComprovante }) {
  const [aberto, setAberto] = useState(false)
  const Icone = c.tipoArquivo === 'application/pdf' ? IconFileTypePdf : IconPhoto
  return (
    <Stack gap={2}>
      <Group gap="xs" wrap="wrap">
        <UnstyledButton onClick={() => setAberto(true)}>
          <Group gap={6} wrap="nowrap">
            <Icone size={16} aria-hidden />
            <Text size="sm" td="underline" style={{ overflowWrap: 'anywhere' }}>
              {c.nome}
            </Text>
          </Group>
        </UnstyledButton>
        <Situacao situacao={ESTADO[c.situacao] ?? ''} rotulo={c.rotulo} cor={c.cor} />
      </Group>
      <Text size="xs" c="dimmed">
        Enviado em {formatarDataHora(Date.parse(c.dataEnvio))}
        {c.dataResposta && ` · respondido em ${formatarDataHora(Date.parse(c.dataResposta))}`}
        {c.usuarioNome && ` por ${c.usuarioNome}`}
      </Text>
      {c.motivo && (
        <Text size="sm" c="red">
          {c.motivo}
        </Text>
      )}
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        size="xl"
        title={c.nome}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Visor c={c} />
        <Anchor href={c.arquivo} target="_blank" rel="noreferrer" size="sm">
          Abrir em outra aba
        </Anchor>
      </Modal>
    </Stack>
  )
}
