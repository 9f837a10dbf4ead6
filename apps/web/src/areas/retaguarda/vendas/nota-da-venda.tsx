// The note of a sale, in one button: issue it, open it, print it again, cancel it.
import { Button, Menu, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { IconChevronDown, IconFileCertificate } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function NotaDaVenda({ v }: { v: VendaDaCasa }) {
  const chave = ['notas-da-venda', v.id, v.versao]
  const consultas = useQueryClient()
  const mudar = useMudarVenda(v)
  const emite = permite('venda:acertar', useQuem())
  const [pergunta, setPergunta] = useState<'emitir' | 'cancelar' | null>(null)
  const { data } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/leilao/vendas/:id/notas', { params: { id: v.id } }),
  })
  if (data === undefined) return null
  const [nota] = data.notas
  const endereco = caminho(TELAS_IMPRESSOS.nota, { hash: nota?.hashQrcode ?? v.hashQrcode })
  const fazer = async (motivo: string): Promise<void> => {
    const novas = await mudar(() =>
      pergunta === 'cancelar' && nota
        ? chamar('POST /v1/notas/:uid/cancelar', { params: { uid: nota.uid }, body: { motivo } })
        : chamar('POST /v1/leilao/vendas/:id/notas', { params: { id: v.id } }),
    )
    consultas.setQueryData(chave, novas)
    avisarSucesso()
  }
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFileCertificate size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {nota ? `Nota ${nota.codigo} · ${nota.situacao}` : 'Nota · Pendente'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={endereco} target="_blank">
            Abrir a nota
          </Menu.Item>
          {nota && (
            <Menu.Item component="a" href={`/v1/documentos/notaSegundaVia/${nota.hashQrcode}/pdf`}>
              2ª via em PDF
            </Menu.Item>
          )}
          {emite && (
            <Menu.Item disabled={data.impedimento !== null} onClick={() => setPergunta('emitir')}>
              Emitir a nota
              {data.impedimento && (
                <Text size="xs" c="dimmed">
                  {data.impedimento}
                </Text>
              )}
            </Menu.Item>
          )}
          {emite && nota && nota.motivo === null && (
            <Menu.Item color="red" onClick={() => setPergunta('cancelar')}>
              Cancelar a nota
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Confirmar
        aberto={pergunta !== null}
        titulo={pergunta === 'cancelar' ? 'Cancelar a nota' : 'Emitir a nota'}
        botao={pergunta === 'cancelar' ? 'Cancelar a nota' : 'Emitir'}
        perigo={pergunta === 'cancelar'}
        {...(pergunta === 'cancelar' ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setPergunta(null)}
        aoConfirmar={fazer}
      >
        {pergunta === 'cancelar'
          ? 'O número não volta a ser usado e o papel perde o valor na conferência.'
          : 'A nota recebe o próximo número da casa neste ano e não muda mais.'}
      </Confirmar>
    </>
  )
}
