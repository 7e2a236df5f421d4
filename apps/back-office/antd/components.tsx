/** Each antd component of the back-office once: antd registers the styles of what is rendered. */
import {
  Alert,
  Button,
  Checkbox,
  DatePicker,
  Drawer,
  Dropdown,
  Empty,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Segmented,
  Select,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tooltip,
} from 'antd';
// Rendered by an open dialog only.
import { ConfirmContent } from 'antd/lib/modal/ConfirmDialog';

export const COMPONENTS = (
  <>
    <Alert title="text" />
    <Button>text</Button>
    <Space.Compact>
      <Button>text</Button>
    </Space.Compact>
    <Space />
    <Checkbox />
    <DatePicker />
    <Drawer />
    <Dropdown menu={{ items: [] }}>
      <span />
    </Dropdown>
    <Empty />
    <Form>
      <Form.Item help="text" label="text">
        <Input />
      </Form.Item>
    </Form>
    <Input.TextArea />
    <Input.Password />
    <InputNumber />
    <Modal />
    <ConfirmContent type="confirm" prefixCls="ant-modal" confirmPrefixCls="ant-modal-confirm" />
    <Pagination total={20} />
    <Radio.Group options={['text']} optionType="button" />
    <Radio />
    <Segmented options={['text']} />
    <Select />
    <Skeleton />
    <Spin />
    <Switch />
    <Tooltip title="text">
      <span />
    </Tooltip>
  </>
);
