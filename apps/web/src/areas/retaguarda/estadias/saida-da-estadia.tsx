// The vehicle leaves: who takes it, by which document, why, and his signature.
import { Button, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  MOTIVOS_DE_DEVOLUCAO,
  TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO,
  type TipoDocDaDevolucao,
  type TipoMotivoDaDevolucao,
} from '@martelo/domain/estadias/saida-da-estadia.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CampoDeAssinatura } from '../../../parts/estadias/assinatura-desenhada.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import type { Estadia } from './estadia-lida.ts'

interface Props {
  readonly e: Estadia
  readonly evento: 'entregar' | 'devolver'
  readonly aoFechar: () => void
  readonly aoSalvar: () => Promise<void>
}

export function SaidaDaEstadia({ e, evento, aoFechar, aoSalvar }: Props) {
  const [falha, tentar, enviando] = useFalha()
  const [f, setF] = useState({
    devolucaoNome: e.compra?.comprador ?? '',
    devolucaoTipoDoc: 'CPF' as TipoDocDaDevolucao,
    devolucaoDoc: '',
    devolucaoTipoMotivo: null as TipoMotivoDaDevolucao | null,
    motivo: '',
    devolucaoObservacao: '',
    assinatura: null as string | null,
  })
  const salvar = async (): Promise<void> => {
    await chamar('POST /v1/estadias/:uid/mover', {
      params: { uid: e.uid },
      body: { ...f, evento, motivo: f.motivo || null, versao: e.versao },
    })
    avisarSucesso(evento === 'entregar' ? 'Veículo entregue' : 'Veículo devolvido')
    await aoSalvar()
    aoFechar()
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={evento === 'entregar' ? `Entregar ${e.veiculo.nome}` : `Devolver ${e.veiculo.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(ev) => {
          ev.preventDefault()
          void tentar(salvar)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">Confira o documento com foto de quem leva o veículo.</Text>
          {evento === 'devolver' && <PorQue f={f} mudar={(novo) => setF({ ...f, ...novo })} />}
          <TextInput
            label="Nome de quem leva"
            withAsterisk
            maxLength={120}
            value={f.devolucaoNome}
            error={falha?.campos.devolucaoNome}
            onChange={(ev) => setF({ ...f, devolucaoNome: ev.currentTarget.value })}
          />
          <Select
            label="Documento"
            allowDeselect={false}
            data={[...TIPOS_DE_DOCUMENTO_DA_DEVOLUCAO]}
            value={f.devolucaoTipoDoc}
            onChange={(v) => v && setF({ ...f, devolucaoTipoDoc: v })}
          />
          <TextInput
            label="Número"
            withAsterisk
            maxLength={40}
            value={f.devolucaoDoc}
            onChange={(ev) => setF({ ...f, devolucaoDoc: ev.currentTarget.value })}
          />
          <Textarea
            label="Observação"
            autosize
            maxLength={1000}
            value={f.devolucaoObservacao}
            onChange={(ev) => setF({ ...f, devolucaoObservacao: ev.currentTarget.value })}
          />
          <CampoDeAssinatura
            rotulo="Assinatura"
            mudar={(assinatura) => setF((a) => ({ ...a, assinatura }))}
          />
          <FalhaAoEnviar falha={falha} />
          <Button type="submit" loading={enviando}>
            {evento === 'entregar' ? 'Confirmar a entrega' : 'Confirmar a devolução'}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

interface Motivos {
  readonly devolucaoTipoMotivo: TipoMotivoDaDevolucao | null
  readonly motivo: string
}

function PorQue({ f, mudar }: { f: Motivos; mudar: (novo: Partial<Motivos>) => void }) {
  return (
    <>
      <Select
        label="Por quê"
        withAsterisk
        data={[...MOTIVOS_DE_DEVOLUCAO]}
        value={f.devolucaoTipoMotivo}
        onChange={(v) => mudar({ devolucaoTipoMotivo: v })}
      />
      <Textarea
        label="Motivo"
        autosize
        maxLength={500}
        withAsterisk={f.devolucaoTipoMotivo === 'Outro'}
        value={f.motivo}
        onChange={(ev) => mudar({ motivo: ev.currentTarget.value })}
      />
    </>
  )
}
