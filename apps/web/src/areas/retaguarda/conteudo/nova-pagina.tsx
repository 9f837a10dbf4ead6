// A page of the house's own, at an address of its own.
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'

export function NovaPagina({ aberta, aoFechar }: { aberta: boolean; aoFechar: () => void }) {
  const navegar = useNavigate()
  const [v, setV] = useState({ titulo: '', uri: '/', descricao: '' })
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [criando, setCriando] = useState(false)
  const criar = async (): Promise<void> => {
    setCriando(true)
    setErros({})
    try {
      const p = await chamar('POST /v1/hotsite/paginas', { body: { ...v, modelo: null, container: true } })
      void navegar(caminho(TELAS_RETAGUARDA.editorDePagina, { uid: p.uid }))
    } catch (e) {
      if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) setErros(e.campos)
      else if (e instanceof ErroDeChamada && e.erro.error === 'JA_EXISTE') setErros({ uri: e.message })
      else avisarErro(e)
    } finally {
      setCriando(false)
    }
  }
  const campo = (nome: keyof typeof v) => ({
    value: v[nome],
    error: erros[nome],
    onChange: (e: React.ChangeEvent<HTMLInputElement>) => setV({ ...v, [nome]: e.currentTarget.value }),
  })
  return (
    <Modal
      opened={aberta}
      onClose={aoFechar}
      title="Nova página"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <TextInput label="Título" maxLength={120} withAsterisk {...campo('titulo')} />
        <TextInput
          label="Endereço"
          description="Letras sem acento, números e hífen: /promocao-de-julho"
          maxLength={119}
          withAsterisk
          {...campo('uri')}
        />
        <TextInput
          label="Descrição"
          description="Aparece nos buscadores e quando alguém compartilha"
          maxLength={400}
          withAsterisk
          {...campo('descricao')}
        />
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button loading={criando} onClick={() => void criar()}>
            Criar página
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
